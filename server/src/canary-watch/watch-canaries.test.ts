import type { ShellEvent } from '@demo-evm/shared/api/schemas';
import { forgetOldRows } from '../database/forget-old-rows';
import { changeRegistry } from '../releases/change-registry';
import { withCanary } from '../releases/registry-changes';
import type { ReleaseStorage } from '../releases/release-storage';
import { buildServer } from '../build-server';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer, type TestServer } from '../testing/test-server';
import { VOTING } from '../testing/test-site';
import { watchOnce, type CanaryWatchSetting } from './watch-canaries';

let server: TestServer;
let builds: TestBuilds;
let storage: ReleaseStorage;
let version: string;
let changes: string[];
let releases = 0;

beforeAll(async () => {
  server = await createTestServer({ logLevel: 'silent' });
  builds = await createTestBuilds();
  storage = server.options.storage;
});
afterAll(async () => {
  await server.drop();
  await builds.remove();
});
beforeEach(async () => {
  changes = [];
  version = `2.0.${releases}-ccc`;
  releases += 1;
  const build = await builds.make({ ...VOTING, version });
  await changeRegistry(storage, {
    builds: [build],
    modules: ({ modules }) => withCanary(modules, build.release, 10),
  });
});

const voting = async () => (await storage.readRegistry()).modules['mfe-voting'];
const watch = (setting: CanaryWatchSetting) =>
  watchOnce({
    db: server.database.db,
    storage,
    readRegistry: storage.readRegistry,
    setting,
    onChange: (reason) => changes.push(reason),
  });

/** Sends the events of this many pages with the canary. */
async function visit(pages: number, event: Partial<ShellEvent>, to = server.app) {
  const events = Array.from({ length: pages }, () => ({
    module: 'mfe-voting',
    version,
    revision: 1,
    ...event,
  }));
  for (let at = 0; at < pages; at += 20) {
    const payload = JSON.stringify(events.slice(at, at + 20));
    const headers = { 'content-type': 'text/plain', 'x-forwarded-for': `192.0.2.${at % 250}` };
    expect((await to.inject({ method: 'POST', url: '/events', headers, payload })).statusCode).toBe(204);
  }
}

/** Waits until the counts of the pages are in the database. */
async function stored(count: number, kind = 'visit') {
  for (;;) {
    const rows = await server.database.db
      .selectFrom('release_number')
      .select('count')
      .where('version', '=', version)
      .where('kind', '=', kind)
      .execute();
    if (rows.some((row) => Number(row.count) === count)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}

it('withdraws a canary that fails for everybody, and says why in the history', async () => {
  await visit(20, { kind: 'failure', isFirst: true });
  await stored(20);
  await watch('withdraw');
  expect((await voting())?.canary).toBeNull();
  expect(changes).toEqual([
    `The canary ${version} of mfe-voting was withdrawn. 20 of 20 pages with the canary had a problem (100.0 %), and 0 of 0 with the current release (0.0 %).`,
  ]);
  expect((await storage.history())[0]?.registry.reason).toBe(changes[0]);
});

it('adds up what several processes have counted', async () => {
  const other = await buildServer({ database: server.database, ...server.options });
  await visit(3, { kind: 'failure', isFirst: true });
  await watch('withdraw');
  await visit(3, { kind: 'failure', isFirst: true }, other);
  await stored(6);
  await Promise.all([watch('withdraw'), watch('withdraw')]);
  expect((await voting())?.canary).toBeNull();
  expect(changes).toHaveLength(1);
  await other.close();
});

it('promotes a good canary only when it is asked to', async () => {
  await visit(1_000, { kind: 'load', ms: 100 });
  await stored(1_000);
  await watch('withdraw');
  expect((await voting())?.canary?.version).toBe(version);
  await watch('promote');
  expect((await voting())?.current).toBe(version);
  expect(changes[0]).toContain(`The canary ${version} of mfe-voting was promoted after 1000 visits.`);
});

it('leaves a canary alone that nobody asked to watch', async () => {
  await visit(20, { kind: 'failure', isFirst: true });
  await stored(20);
  await watch('asked');
  expect((await voting())?.canary?.version).toBe(version);
});

it('counts from the beginning again when the share of a canary changes', async () => {
  await visit(20, { kind: 'failure', isFirst: true });
  await stored(20);
  const release = (await storage.readRelease('mfe-voting', version)) ?? VOTING;
  await changeRegistry(storage, { modules: ({ modules }) => withCanary(modules, release, 50, 'withdraw') });
  await watch('asked');
  expect((await voting())?.canary).toMatchObject({ version, percent: 50 });
});

it('forgets numbers that have not grown for 30 days', async () => {
  const { db } = server.database;
  await visit(1, { kind: 'load' });
  await stored(1);
  const age = (days: number) =>
    db
      .updateTable('release_number')
      .set({ updated_at: new Date(Date.now() - days * 86_400_000) })
      .execute();
  const left = async () => (await db.selectFrom('release_number').select('kind').execute()).length;
  await age(29);
  await forgetOldRows(db);
  expect(await left()).toBeGreaterThan(0);
  await age(31);
  await forgetOldRows(db);
  expect(await left()).toBe(0);
});
