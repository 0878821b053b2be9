import { createPreviewKey } from '../release-preview/preview-key';
import { signedQuery } from '../release-preview/signed-query';
import { changeRegistry } from '../releases/change-registry';
import { withCanary, withoutCanary } from '../releases/registry-changes';
import { buildServer } from '../build-server';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { SHELL, VOTING } from '../testing/test-site';
import { createStaffCookies } from './staff-cookies';

const SECRET = 'another secret, with which CI signs links';
const CANARY = { ...VOTING, version: '1.1.0-ccc' };
const SHELL_CANARY = { ...SHELL, version: '1.1.0-ddd' };

let server: TestServer;
let builds: TestBuilds;

beforeAll(async () => {
  server = await createTestServer({ previewSecret: SECRET, publicUrl: 'https://evm.example' });
  builds = await createTestBuilds();
  const { storage } = server.options;
  const shell = await builds.make(SHELL_CANARY, {
    'page.html': '<html><!--head--><!--data--></html>',
    'shell.js': '2',
  });
  for (const build of [await builds.make(CANARY), shell])
    await changeRegistry(storage, {
      builds: [build],
      modules: ({ modules }) => withCanary(modules, build.release, 1),
    });
});
afterAll(async () => {
  await server.drop();
  await builds.remove();
});

function linkQuery(secret = SECRET, hours = 1) {
  const until = new Date(Date.now() + hours * 3600_000);
  return signedQuery(createPreviewKey(secret), 'staff', { releases: [], until }).toString();
}
const open = (query: string) => server.request(`/staff?${query}`);
const visit = (cookie: string) => server.request({ url: '/demo/demo', headers: { cookie } });
const cookieOf = (given: string[] | undefined) => given?.[0]?.split(';')[0] ?? '';

async function becomeStaff(): Promise<string> {
  const { headers } = await open(linkQuery());
  return cookieOf(headers['set-cookie']);
}

const isCanary = (body: string) =>
  [CANARY, SHELL_CANARY].map(({ module, version }) => body.includes(`"/${module}/${version}/`));

it('gives a person the canary of each module for 90 days, and takes it away again', async () => {
  const { statusCode, headers, body } = await open(linkQuery());
  expect(statusCode).toBe(200);
  expect(body).toContain('You now get canary releases first');
  expect(headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-canary_staff=\d+\.[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
    ),
  ]);
  const cookie = cookieOf(headers['set-cookie']);
  const page = await visit(cookie);
  expect(isCanary(page.body)).toEqual([true, true]);
  expect(page.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: expect.stringContaining('cookie'),
  });
  expect(page.headers['set-cookie']).toBeUndefined();
  expect((await server.request({ url: '/staff', headers: { cookie } })).body).toContain('Leave');

  const left = await server.request({ method: 'POST', url: '/staff', headers: { cookie } });
  expect(left.body).toContain('no longer');
  expect(left.headers['set-cookie']?.[0]).toMatch(/^__Host-canary_staff=; Path=\/; Max-Age=0;/);
});

it('gives staff the canaries in every process of the site', async () => {
  const other = await buildServer({ ...server.options, database: server.database });
  const cookie = await becomeStaff();
  const { body } = await other.inject({ url: '/demo/demo', headers: { cookie } });
  expect(isCanary(body)).toEqual([true, true]);
  await other.close();
});

it('leaves a canary that failed in the browser of staff, until the next revision', async () => {
  const revision = await server.options.storage.revision();
  const { body } = await visit(`${await becomeStaff()}; canary_left_mfe-voting=${revision}`);
  expect(isCanary(body)).toEqual([false, true]);
});

it('gives nobody a cookie without a valid link', async () => {
  for (const query of [
    '',
    linkQuery(SECRET, -1),
    linkQuery('a secret of somebody else, of 32 bytes'),
    linkQuery().slice(0, -1),
  ]) {
    const { statusCode, headers, body } = await open(query);
    expect([statusCode, headers['set-cookie']]).toEqual([403, undefined]);
    expect(body).toContain('You get the same releases as visitors');
  }
});

it('takes no other cookie for that of staff', async () => {
  const cookie = await becomeStaff();
  const [, seconds = '', signature = ''] = /=(\d+)\.(.+)/.exec(cookie) ?? [];
  const forged = [
    `__Host-canary_staff=${Number(seconds) + 1}.${signature}`,
    cookie.replace('__Host-', ''),
    `x${cookie}`,
    cookie.slice(0, -1),
  ];
  for (const each of forged) {
    const { headers } = await visit(each);
    expect(cookieOf(headers['set-cookie'])).toMatch(/^__Host-canary_bucket=/);
  }
});

it('ends after 90 days, whatever the browser does', () => {
  const staff = createStaffCookies(createPreviewKey(SECRET));
  const [cookie] = staff.give(true, 0).split(';');
  const days = (count: number) => count * 24 * 3600_000;
  expect([days(89), days(90)].map((now) => staff.isStaff(cookie, true, now))).toEqual([true, false]);
});

it('says nothing about staff while there is no canary, so caches may share the page', async () => {
  const { storage } = server.options;
  for (const module of ['shell', 'mfe-voting'])
    await changeRegistry(storage, { modules: ({ modules }) => withoutCanary(modules, module) });
  const { headers, body } = await visit(await becomeStaff());
  expect(headers['cache-control']).toBe('no-cache');
  expect(isCanary(body)).toEqual([false, false]);
});
