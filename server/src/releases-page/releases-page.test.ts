import type { ShellEvent } from '@demo-evm/shared/api/schemas';
import { changeRegistry } from '../releases/change-registry';
import { withCanary, withoutCanary } from '../releases/registry-changes';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { VOTING } from '../testing/test-site';

const TOKEN = 'a-token-of-operators';
const BEARER = { authorization: `Bearer ${TOKEN}` };
const basic = (pair: string) => ({ authorization: `Basic ${Buffer.from(pair).toString('base64')}` });

let server: TestServer;
let builds: TestBuilds;
beforeAll(async () => {
  server = await createTestServer({ releasesToken: TOKEN, logLevel: 'silent' });
  builds = await createTestBuilds();
});
afterAll(async () => {
  await server.drop();
  await builds.remove();
});

const open = (headers: { readonly authorization?: string }) => server.request({ url: '/releases', headers });

it('asks for the password, and takes the right one only', async () => {
  for (const headers of [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: TOKEN },
    basic('me:wrong'),
  ]) {
    const answer = await open(headers);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([
      401,
      'Basic realm="Releases", charset="UTF-8"',
    ]);
    expect(answer.body).not.toContain('mfe-voting');
  }
  for (const headers of [BEARER, basic(`anybody:${TOKEN}`), basic(`:${TOKEN}`)])
    expect((await open(headers)).statusCode).toBe(200);
});

it('is kept nowhere, found by no search, and can load and run nothing', async () => {
  const { headers, body } = await open(BEARER);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; style-src 'sha256-[^']+'; /),
  });
  expect(body).not.toMatch(/<script|<link|<img|style="/);
});

it('changes nothing', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await server.request({ method, url: '/releases', headers: BEARER })).statusCode).toBe(404);
});

it('does not exist without a token', async () => {
  const other = await createTestServer({ logLevel: 'silent' });
  try {
    const answer = await other.request({ url: '/releases', headers: BEARER });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['www-authenticate']).toBeUndefined();
  } finally {
    await other.drop();
  }
});

/** Sends what this many pages with a release send. */
async function visit(version: string, pages: number, event: Partial<ShellEvent>) {
  const events = Array.from({ length: pages }, () => ({
    module: 'mfe-voting',
    version,
    revision: 1,
    ...event,
  }));
  const headers = { 'content-type': 'text/plain' };
  const answer = await server.request({
    method: 'POST',
    url: '/events',
    headers,
    payload: JSON.stringify(events),
  });
  expect(answer.statusCode).toBe(204);
}

const between = (text: string, from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? '';

it('shows the current release, the canary and an earlier one with their numbers, and the history', async () => {
  const storage = server.options.storage;
  for (const [version, isWithdrawn] of [
    ['2.0.0-bad', true],
    ['2.0.1-good', false],
  ] as const) {
    const build = await builds.make({ ...VOTING, version });
    const { release } = build;
    await changeRegistry(storage, {
      builds: [build],
      modules: ({ modules }) => withCanary(modules, release, 10),
    });
    await storage.addRecord(release, {
      commit: '4f0c4f0c4f0c4f0c',
      isDirty: false,
      author: 'Asha',
      releasedAt: '2026-01-02T03:04:05Z',
      ciLink: null,
      note: '<b>faster</b> slips',
    });
    if (isWithdrawn)
      await changeRegistry(storage, {
        reason: 'The canary was too slow.',
        modules: ({ modules }) => withoutCanary(modules, 'mfe-voting'),
      });
  }
  await visit('2.0.1-good', 20, { kind: 'load', ms: 40 });
  await visit('2.0.1-good', 2, { kind: 'failure', isFirst: true });
  await visit('2.0.1-good', 10, { kind: 'shown', ms: 1_000 });
  await visit(VOTING.version, 19, { kind: 'load', ms: 40 });

  let page = '';
  // The counts of a release are in the database two seconds later at most, each in its own time.
  const isCounted = () => ['22', '19'].every((visits) => page.includes(`<dd>${visits}</dd>`));
  for (const until = Date.now() + 10_000; !isCounted() && Date.now() < until;)
    page = (await open(BEARER)).body;

  const canary = between(page, '<li class="canary">', '</li>');
  expect(canary).toContain('<h3>2.0.1-good</h3>');
  expect(canary).toContain('<dt>Visitors</dt><dd>10 %</dd>');
  expect(canary).toContain('<dt>Visits</dt><dd>22</dd><dt>With a problem</dt><dd>2 (9.1 %)</dd>');
  expect(canary).toMatch(
    /<dt>On the screen<\/dt><dd>(9|10)\d\d? ms \(10\)<\/dd>|<dd>1,0\d\d ms \(10\)<\/dd>/,
  );
  expect(canary).toContain('<dt>LCP</dt><dd>–</dd>');
  expect(canary).toContain('<dt>Commit</dt><dd>4f0c4f0c4f</dd>');
  expect(canary).toContain('&lt;b&gt;faster&lt;/b&gt; slips');
  const voting = between(page, '<section aria-label="mfe-voting">', '</section>');
  const current = between(voting, '<li class="current">', '</li>');
  expect(current).toContain(`<h3>${VOTING.version}</h3>`);
  expect(current).toContain('<dt>Visitors</dt><dd>90 %</dd>');
  expect(current).toContain('<dt>Visits</dt><dd>19</dd>');
  expect(voting).toContain('<li class="recent"><p class="stage">recent</p><h3>2.0.0-bad</h3>');
  expect(voting).toContain('Not certain yet. 2 of 22 pages with the canary had a problem (9.1 %)');
  expect(page).toContain('<p>The canary was too slow.</p>');
  expect(page).toContain('<p>mfe-voting: 10 % of the visitors get 2.0.1-good</p>');
});
