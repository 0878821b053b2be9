import { changeRegistry } from '../releases/change-registry';
import { withCanary, withCurrent, withoutCanary } from '../releases/registry-changes';
import type { ReleaseStorage } from '../releases/release-storage';
import { buildServer } from '../build-server';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { httpRequest } from '../testing/http-request';
import { VOTING } from '../testing/test-site';

const NEXT = { ...VOTING, version: '1.1.0-ccc' };
const FILES = {
  'remote-entry.js': 'next();',
  'app.css': 'p{}',
  'first-press.js': 'press();',
  'assets/i18n/en.json': '{}',
  'assets/i18n/mr.json': '{}',
  'first-view.js': `var drawFirstView = (input) => '<b>' + input.language + JSON.stringify(input.answers) + '</b>';`,
};
const PAGE = '<html lang="mr"><title></title><!--head--><body><div id="root"></div><!--data--></body></html>';
const SHELL_FILES = { 'page.html': PAGE, 'shell.js': 'shell();' };

let server: TestServer;
let builds: TestBuilds;
let storage: ReleaseStorage;

beforeAll(async () => {
  server = await createTestServer();
  builds = await createTestBuilds();
  storage = server.options.storage;
  const { release } = await storage.readRegistry().then(({ modules }) => ({
    release: modules.shell?.releases[modules.shell.current],
  }));
  if (!release) throw new Error('The test site has no shell.');
  await put({ ...release, version: '1.1.0-hydrates' }, SHELL_FILES);
});
afterAll(async () => {
  await server.drop();
  await builds.remove();
});

/** Makes a build with these files and releases it to every visitor. */
async function put(release: typeof VOTING, contents: Record<string, string>) {
  const build = await builds.make(release, contents);
  await changeRegistry(storage, {
    builds: [build],
    modules: ({ modules }) => withCurrent(modules, build.release),
  });
}

interface Visitor {
  readonly etag?: string | undefined;
  readonly cookie?: string;
  readonly port?: number;
  /** True if the browser requests the page for a service worker, by navigation preload. */
  readonly isForWorker?: boolean;
}

/**
 * Requests a page, by default the page of the machine `demo`. A visitor with an `etag` already has a page in the
 * browser's cache.
 */
const visit = (visitor: Visitor = {}, url = '/demo/demo') =>
  httpRequest(visitor.port ?? server.port, {
    url,
    headers: {
      ...(visitor.etag !== undefined && { 'if-none-match': visitor.etag }),
      ...(visitor.cookie !== undefined && { cookie: visitor.cookie }),
      ...(visitor.isForWorker && { 'service-worker-navigation-preload': 'true' }),
    },
  });

/** Opens the page of the machine `demo` in one browser before and after a change, and gives the last answer. */
async function visitAround(change: () => Promise<unknown>, visitor: Visitor = {}) {
  const { headers } = await visit(visitor);
  expect((await visit({ ...visitor, etag: headers.etag })).statusCode).toBe(304);
  await change();
  return visit({ ...visitor, etag: headers.etag });
}

const rename = (e_cname: string) =>
  server.database.db.updateTable('machine').where('vid', '=', 'demo').set({ e_cname }).execute();

it('answers 304 to a browser that has the page, without a body and without the policies that the browser has', async () => {
  const first = await visit();
  const again = await visit({ etag: `"other", ${first.headers.etag ?? ''}` });
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  for (const name of [
    'etag',
    'cache-control',
    'vary',
    'cross-origin-opener-policy',
    'x-content-type-options',
  ])
    expect([name, again.headers[name]]).toEqual([name, first.headers[name]]);
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.headers['content-security-policy']).toContain('script-src');
  for (const name of ['content-security-policy', 'referrer-policy', 'permissions-policy']) {
    expect(first.headers).toHaveProperty(name);
    expect(again.headers).not.toHaveProperty(name);
  }
});

it('answers 404 without an ETag for an unknown address, even to a browser that has the page', async () => {
  for (const url of ['/nowhere', '/demo/nobody']) {
    const { statusCode, headers } = await visit({}, url);
    expect([statusCode, headers.etag]).toEqual([404, undefined]);
    expect((await visit({ etag: '*' }, url)).statusCode).toBe(404);
  }
});

it('shows a change of the machine at the next request', async () => {
  const { statusCode, body } = await visitAround(() => rename('Asha Second'));
  expect([statusCode, body.includes('Asha Second')]).toEqual([200, true]);
});

it('is still the same page after a vote', async () => {
  const vote = () => server.request({ method: 'POST', url: '/api/evm/evm/increment_count/demo' });
  const { statusCode } = await visitAround(async () => expect((await vote()).statusCode).toBe(200));
  expect(statusCode).toBe(304);
});

it('shows a release and a rollback at the next request', async () => {
  const current = async () => (await storage.readRegistry()).modules['mfe-voting']?.releases[VOTING.version];
  const before = await current();
  const released = await visitAround(() => put(NEXT, FILES));
  expect(released.body).toContain(`/mfe-voting/${NEXT.version}/`);
  const rolledBack = await visitAround(() =>
    changeRegistry(storage, { modules: ({ modules }) => withCurrent(modules, before ?? NEXT) }),
  );
  expect([rolledBack.statusCode, rolledBack.body.includes(NEXT.version)]).toEqual([200, false]);
});

it('shows a canary and its end at the next request, and gives each visitor the right page', async () => {
  const build = await builds.make({ ...VOTING, version: '1.2.0-canary' }, FILES);
  const isNew = ({ body }: { body: string }) => body.includes('/mfe-voting/1.2.0-canary/remote-entry.js"');
  const start = () =>
    changeRegistry(storage, {
      builds: [build],
      modules: ({ modules }) => withCanary(modules, build.release, 50),
    });
  const visitors = Array.from({ length: 20 }, (_, bucket) => ({ cookie: `canary_bucket=${bucket}` }));
  const started = await visitAround(start, visitors[0]);
  expect([started.statusCode, started.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  const pages = await Promise.all(visitors.map((visitor) => visit(visitor)));
  expect(new Set(pages.map(isNew)).size).toBe(2);
  expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(2);
  const ended = await visitAround(
    () => changeRegistry(storage, { modules: ({ modules }) => withoutCanary(modules, 'mfe-voting') }),
    visitors[pages.findIndex(isNew)],
  );
  expect([ended.statusCode, isNew(ended)]).toEqual([200, false]);
});

describe('with a server-rendered remote', () => {
  beforeAll(() => put({ ...VOTING, version: '1.3.0-rendered' }, FILES));

  it('lets the browser show a machine in the process of the request, and no other page', async () => {
    const visitor = { cookie: 'language=mr' };
    const page = await visit(visitor);
    const answers = [
      page,
      await visit({ ...visitor, etag: page.headers.etag }),
      await visit({ ...visitor, isForWorker: true }),
      await visit(visitor, '/nowhere'),
    ].map(({ statusCode, headers }) => [statusCode, headers['cross-origin-opener-policy']]);
    expect(answers).toEqual([
      [200, 'unsafe-none'],
      [304, 'unsafe-none'],
      [200, 'same-origin'],
      [404, 'same-origin'],
    ]);
  });

  it('has a page for each language of the cookie, and says that it depends on the cookie', async () => {
    const marathi = await visit({ cookie: 'language=mr' });
    const english = await visit({ cookie: 'language=en', etag: marathi.headers.etag });
    expect([marathi.body.includes('<b>mr{'), english.body.includes('<b>en{')]).toEqual([true, true]);
    expect([marathi.headers.vary, english.headers.vary]).toEqual(Array(2).fill('cookie, accept-encoding'));
    expect((await visit({ cookie: 'a=b; language=mr', etag: marathi.headers.etag })).statusCode).toBe(304);
  });

  it('shows a change that another process has made at the next request', async () => {
    const { url } = server.database;
    const other = await buildServer({
      database: url === undefined ? server.database : await server.database.reopen(),
      ...server.options,
    });
    await other.listen({ port: 0, host: '127.0.0.1' });
    const port = Number(new URL(other.listeningOrigin).port);
    const origin = { host: 'evm.example' };
    const here = await httpRequest(server.port, { url: '/demo/demo', headers: origin });
    const there = await httpRequest(port, { url: '/demo/demo', headers: origin });
    // Both processes give the same ETag, so a browser may send its next request to either process.
    expect(there.headers.etag).toBe(here.headers.etag);
    const renamed = await visitAround(() => rename('Asha Third'), { port });
    expect(renamed.body).toContain('Asha Third');
    const released = await visitAround(() => put({ ...VOTING, version: '1.4.0-other' }, FILES), { port });
    expect(released.body).toContain('/mfe-voting/1.4.0-other/');
    await other.close();
  });
});
