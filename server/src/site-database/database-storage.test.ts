import fs from 'node:fs/promises';
import path from 'node:path';
import { jest } from '@jest/globals';
import type { Kysely, KyselyPlugin } from 'kysely';
import type { Tables } from '../database/tables';
import { changeRegistry } from '../releases/change-registry';
import { withCurrent } from '../releases/registry-changes';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { clearSite } from '../testing/test-sites';
import { VOTING } from '../testing/test-site';
import { createDatabaseStorage } from './database-storage';

let database: TestDatabase;
let builds: TestBuilds;
let queries: number;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  builds = await createTestBuilds();
  await clearSite(database);
  queries = 0;
});
afterEach(() => builds.remove());
afterAll(() => database.drop());

const FILE = 'remote-entry.js';
const nameOf = (version: string) => ({ module: 'mfe-voting', version });

/** Opens the site on a machine. A machine that is opened again has its earlier copies. */
function openMachine(machine: string, { db = counted(), maxCacheBytes = 2 ** 20 } = {}) {
  const cacheDir = path.join(builds.folder, machine);
  const storage = createDatabaseStorage({ ...database, db, cacheDir, maxCacheBytes });
  const fileOf = (version: string, file = FILE) => path.join(cacheDir, 'mfe-voting', version, file);
  return {
    storage,
    fileOf,
    served: (version: string, file?: string) => fs.readFile(fileOf(version, file), 'utf8').catch(() => null),
    async release(version: string) {
      const build = await builds.make({ ...VOTING, version });
      await changeRegistry(storage, {
        builds: [build],
        modules: ({ modules }) => withCurrent(modules, build.release),
      });
      return build.release;
    },
  };
}

/** Gives the database, which counts its queries. */
function counted(): Kysely<Tables> {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  return database.db.withPlugin(plugin);
}

/** Gives the database as it is while it cannot be reached. */
function lost(): Kysely<Tables> {
  return database.db.withPlugin({
    transformQuery() {
      throw new Error('connect ECONNREFUSED');
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
}

it('one machine serves what another has released, with the same times', async () => {
  const [one, other] = [openMachine('one'), openMachine('other')];
  await one.release('1.0.0-a');
  for (const { storage } of [one, other]) await storage.prepareLive(await storage.readRegistry());
  expect(await other.served('1.0.0-a')).toContain('remote-entry.js of mfe-voting 1.0.0-a');
  const times = [one, other].map(async ({ fileOf }) => (await fs.stat(fileOf('1.0.0-a'))).mtimeMs);
  expect(new Set(await Promise.all(times)).size).toBe(1);
  expect(await other.served('1.0.0-a', `${FILE}.br`)).not.toBeNull();
});

it('fetches a release once for many requests, and asks nothing for a release that it has', async () => {
  const one = openMachine('one');
  await one.release('1.0.0-a');
  queries = 0;
  await one.storage.prepare(nameOf('1.0.0-a'));
  const once = queries;
  const other = openMachine('other');
  queries = 0;
  const asked = Array.from({ length: 30 }, () => other.storage.prepare(nameOf('1.0.0-a'), FILE));
  expect(new Set(await Promise.all(asked))).toEqual(new Set([true]));
  expect(queries).toBe(once);
  for (const file of [FILE, 'no-such-file.js', '../../etc/passwd'])
    expect(await other.storage.prepare(nameOf('1.0.0-a'), file)).toBe(true);
  expect(queries).toBe(once);
});

it('asks at most ten times a second for names that no release has', async () => {
  const { storage } = openMachine('one');
  const invented = Array.from({ length: 50 }, (_, at) => storage.prepare(nameOf(`1.0.${at}-x`)));
  expect(new Set(await Promise.all(invented))).toEqual(new Set([false]));
  const asked = queries;
  expect(asked).toBeLessThanOrEqual(2); // those of the first moment, and all others
  for (const version of ['', '..', '../1.0.0', 'x/1'])
    expect(await storage.prepare(nameOf(version))).toBe(false);
  expect(queries).toBe(asked);
});

it('finds a release that was published after a request for it', async () => {
  const [one, other] = [openMachine('one'), openMachine('other')];
  expect(await other.storage.prepare(nameOf('1.0.0-a'))).toBe(false);
  await one.release('1.0.0-a');
  expect(await other.storage.prepare(nameOf('1.0.0-a'))).toBe(true);
});

it('fetches a copy again that has lost a file, and one that is damaged when a process begins', async () => {
  const one = openMachine('one');
  await one.release('1.0.0-a');
  await one.storage.prepare(nameOf('1.0.0-a'));
  const right = await one.served('1.0.0-a');
  await fs.rm(one.fileOf('1.0.0-a'));
  const asked = Array.from({ length: 5 }, () => one.storage.prepare(nameOf('1.0.0-a'), FILE));
  await Promise.all(asked);
  expect(await one.served('1.0.0-a')).toBe(right);
  await fs.rm(path.dirname(one.fileOf('1.0.0-a')), { recursive: true });
  await one.storage.prepare(nameOf('1.0.0-a'), FILE);
  expect(await one.served('1.0.0-a')).toBe(right);

  for (const file of [FILE, 'release.json', `${FILE}.br`]) {
    const before = await one.served('1.0.0-a', file);
    await fs.writeFile(one.fileOf('1.0.0-a', file), 'half a fi');
    await openMachine('one').storage.prepare(nameOf('1.0.0-a'));
    expect(await one.served('1.0.0-a', file)).toBe(before);
  }
});

it('serves no file that differs from its release, and says what is wrong', async () => {
  const one = openMachine('one');
  await one.release('1.0.0-a');
  await database.db
    .updateTable('site_file')
    .set({ content: Buffer.from('bad();') })
    .where('name', '=', FILE)
    .execute();
  await expect(one.storage.prepareLive(await one.storage.readRegistry())).rejects.toThrow(
    'mfe-voting 1.0.0-a is damaged in 1 of 2 files: remote-entry.js is changed. Release that build again',
  );
  expect(await one.served('1.0.0-a')).toBeNull();
});

it('removes the copies that were used least recently, and never those of live releases', async () => {
  const versions = ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d'];
  const one = openMachine('one', { maxCacheBytes: 1_500 });
  for (const version of versions) {
    await one.release(version);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await one.storage.prepareLive(await one.storage.readRegistry());
  for (const version of versions.slice(0, 3)) {
    await one.storage.prepare(nameOf(version));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const kept = await Promise.all(versions.map(async (version) => (await one.served(version)) !== null));
  expect(kept).toEqual([false, false, true, true]);
  expect(await one.storage.prepare(nameOf('1.0.0-a'), FILE)).toBe(true);
  expect(await one.served('1.0.0-a')).toContain('1.0.0-a');
});

it('removes no copy before its first one, because another process may have made a copy meanwhile', async () => {
  const one = openMachine('one');
  await one.release('1.0.0-a');
  const remove = jest.spyOn(fs, 'rm');
  expect(await one.storage.prepare(nameOf('1.0.0-a'))).toBe(true);
  expect(remove.mock.calls.map(([folder]) => folder)).not.toContain(path.dirname(one.fileOf('1.0.0-a')));
  remove.mockRestore();
});

it('serves a release that it has fetched, also when another one cannot be removed for it', async () => {
  const one = openMachine('one', { maxCacheBytes: 1 });
  for (const version of ['1.0.0-a', '1.0.1-b']) await one.release(version);
  await one.storage.prepare(nameOf('1.0.0-a'));
  const { rm } = fs;
  const remove = jest
    .spyOn(fs, 'rm')
    .mockImplementation((folder, options) =>
      folder === path.dirname(one.fileOf('1.0.0-a'))
        ? Promise.reject(new Error('ENOTEMPTY: directory not empty'))
        : rm(folder, options),
    );
  expect(await one.storage.prepare(nameOf('1.0.1-b'), FILE)).toBe(true);
  expect(remove).toHaveBeenCalledWith(path.dirname(one.fileOf('1.0.0-a')), expect.anything());
  remove.mockRestore();
});

it('serves its copies while the database cannot be reached, also in a new process', async () => {
  const one = openMachine('one');
  const release = await one.release('1.0.0-a');
  await one.storage.prepare(nameOf('1.0.0-a'));
  const { storage } = openMachine('one', { db: lost() });
  expect(await storage.prepare(nameOf('1.0.0-a'), FILE)).toBe(true);
  expect(await storage.readFile(release, FILE)).toContain('1.0.0-a');
  await expect(storage.prepare(nameOf('1.0.1-b'))).rejects.toThrow('ECONNREFUSED');
});

it('passes over a revision that cannot be used, and names it', async () => {
  const one = openMachine('one');
  await one.release('1.0.0-a');
  await database.db.insertInto('site_revision').values({ revision: 2, registry: '{"format":2}' }).execute();
  const { registry, problem } = await one.storage.readUsable();
  expect([registry.revision, problem?.revision]).toEqual([1, 2]);
  await expect(one.storage.readRegistry()).rejects.toThrow(
    `Revision 2 of ${database.place} has format 2; this Demo EVM reads 1. Update it.`,
  );
});
