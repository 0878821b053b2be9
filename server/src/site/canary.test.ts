import { changeRegistry } from '../releases/change-registry';
import { withCanary, withCurrent, withoutCanary } from '../releases/registry-changes';
import type { ReleaseStorage } from '../releases/release-storage';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { SHELL, VOTING } from '../testing/test-site';

const NEXT = { ...VOTING, version: '1.1.0-ccc' };
const NEXT_SHELL = { ...SHELL, version: '1.1.0-ddd' };

let server: TestServer;
let builds: TestBuilds;
let storage: ReleaseStorage;

beforeAll(async () => {
  server = await createTestServer();
  builds = await createTestBuilds();
  storage = server.options.storage;
});
afterAll(async () => {
  await server.drop();
  await builds.remove();
});

async function startCanary(release: typeof VOTING, percent: number, contents?: Record<string, string>) {
  const build = await builds.make(release, contents);
  await changeRegistry(storage, {
    builds: [build],
    modules: ({ modules }) => withCanary(modules, build.release, percent),
  });
}

const endCanary = (module: string) =>
  changeRegistry(storage, { modules: ({ modules }) => withoutCanary(modules, module) });

async function visit(cookie?: string) {
  const { headers, body } = await server.request({
    url: '/demo/demo',
    headers: cookie === undefined ? {} : { cookie },
  });
  const [given] = [headers['set-cookie'] ?? []].flat();
  const isNew = body.includes(`/mfe-voting/${NEXT.version}/remote-entry.js`);
  return { headers, body, given: given?.split(';')[0], isNew };
}

it('sets no cookie while there is no canary', async () => {
  const { headers, given } = await visit();
  expect([given, headers['cache-control'], headers.vary ?? '']).toEqual([
    undefined,
    'no-cache',
    expect.not.stringContaining('cookie'),
  ]);
});

it('gives each visitor the same release again, and keeps caches from sharing pages', async () => {
  await startCanary(NEXT, 50);
  const first = await Promise.all(Array.from({ length: 60 }, () => visit()));
  expect(first.some(({ isNew }) => isNew)).toBe(true);
  expect(first.every(({ isNew }) => isNew)).toBe(false);
  for (const { given, isNew, headers } of first) {
    expect([headers['cache-control'], headers.vary]).toEqual([
      'private, no-cache',
      expect.stringContaining('cookie'),
    ]);
    const again = await visit(given);
    expect([again.isNew, again.given]).toEqual([isNew, undefined]);
  }
  await endCanary('mfe-voting');
  for (const { given } of first.slice(0, 5)) expect((await visit(given)).isNew).toBe(false);
});

it('gives a visitor who left a canary the current release, until the next revision', async () => {
  await startCanary(NEXT, 99);
  const buckets = Array.from({ length: 40 }, (_, bucket) => bucket);
  const visits = await Promise.all(buckets.map((bucket) => visit(`canary_bucket=${bucket}`)));
  const bucket = visits.findIndex(({ isNew }) => isNew);
  expect(visits[bucket]?.body).toContain('"fallback":{"module":"mfe-voting","version":"1.0.0-bbb"');
  const left = `canary_bucket=${bucket}; canary_left_mfe-voting=${await storage.revision()}`;
  const { isNew, body } = await visit(left);
  expect([isNew, body.includes('"fallback"')]).toEqual([false, false]);
  expect((await visit(left.replace('mfe-voting', 'mfe-admin'))).isNew).toBe(true);
  await startCanary(NEXT, 98);
  expect((await visit(left)).isNew).toBe(true);
  await endCanary('mfe-voting');
});

it('makes each page from one release of each module, also with a canary of the shell', async () => {
  await startCanary(NEXT, 50);
  await startCanary(NEXT_SHELL, 50, { 'page.html': '<html><!--head--><!--data--></html>', 'shell.js': '2' });
  const seen = new Set<string>();
  for (let bucket = 0; bucket < 60; bucket += 1) {
    const page = await visit(`canary_bucket=${bucket}`);
    // A page with a canary also names the current release, as the canary's fallback.
    const body = page.body.replace(/"fallback":{[^}]*}[^}]*}/g, '');
    const named = [...body.matchAll(/\/(shell|mfe-voting)\/([^/]+)\//g)].map(
      ([, module, version]) => `${module ?? ''} ${version ?? ''}`,
    );
    const pair = [...new Set(named)].sort();
    expect(pair).toHaveLength(2);
    seen.add(pair.join());
  }
  expect(seen.size).toBe(4);
});

it('still serves the files of an old page after a switch', async () => {
  const build = await builds.make({ ...VOTING, version: '1.2.0-eee' });
  const { body } = await visit('canary_bucket=0');
  const [entry = ''] = /\/mfe-voting\/[^"]*remote-entry\.js/.exec(body) ?? [];
  await changeRegistry(storage, {
    builds: [build],
    modules: ({ modules }) => withCurrent(modules, build.release),
  });
  expect((await visit('canary_bucket=0')).body).toContain('/mfe-voting/1.2.0-eee/remote-entry.js');
  expect((await server.request(entry)).statusCode).toBe(200);
});

it('answers the registry with an ETag, and 304 to a browser that has it', async () => {
  const answer = await server.request('/registry.json');
  const { etag } = answer.headers;
  expect(answer.json()).toMatchObject({ revision: await storage.revision() });
  const again = await server.request({ url: '/registry.json', headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await endCanary('shell');
  const newer = await server.request({ url: '/registry.json', headers: { 'if-none-match': String(etag) } });
  expect(newer.statusCode).toBe(200);
});
