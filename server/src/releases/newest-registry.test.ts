import { jest } from '@jest/globals';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { changeRegistry } from './change-registry';
import { createFolderStorage } from './folder-storage';
import { withCurrent } from './registry-changes';
import type { ReleaseStorage } from './release-storage';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { createTestServer } from '../testing/test-server';
import { SHELL } from '../testing/test-site';
import { keepNewestRegistry } from './newest-registry';

const DAMAGED = '{"format":1,"revision":2,"mod';
let builds: TestBuilds;
let storage: ReleaseStorage;
let registryDir: string;

beforeEach(async () => {
  builds = await createTestBuilds();
  storage = createFolderStorage(path.join(builds.folder, 'site'));
  registryDir = path.join(builds.folder, 'site/registry');
  await release('1.0.0-a');
});
afterEach(() => builds.remove());

async function release(version: string) {
  const build = await builds.make({ ...SHELL, version });
  const modules = await changeRegistry(storage, {
    builds: [build],
    modules: (registry) => withCurrent(registry.modules, build.release),
  });
  return modules.after.revision;
}

/** Keeps the registry of a storage whose calls are counted. */
function keepCounted(watch = storage.watch) {
  const revision = jest.fn(storage.revision);
  const problems: unknown[] = [];
  const newest = keepNewestRegistry({ ...storage, revision, watch }, (error) => problems.push(error));
  return { newest, revision, problems };
}

it('asks the disk once for many readers', async () => {
  const { newest, revision } = keepCounted();
  await Promise.all(Array.from({ length: 20 }, newest.read));
  for (let reader = 0; reader < 20; reader += 1) await newest.read();
  expect(revision).toHaveBeenCalledTimes(1);
  await newest.close();
});

it('gives a new revision at once where the folder is watched', async () => {
  const { newest } = keepCounted();
  await newest.read();
  for (const version of ['1.1.0-b', '1.2.0-c']) {
    const revision = await release(version);
    const registries = await Promise.all([newest.read(), newest.read()]);
    expect(registries.map((registry) => registry.revision)).toEqual([revision, revision]);
  }
  await newest.close();
});

it('gives a new revision at once where the folder cannot be watched', async () => {
  const { newest } = keepCounted(() => null);
  await newest.read();
  await release('1.1.0-b');
  expect((await newest.read()).revision).toBe(2);
});

it('gives a new revision after a second where changes are not noticed', async () => {
  const { newest } = keepCounted(() => () => undefined);
  await newest.read();
  await release('1.1.0-b');
  expect((await newest.read()).revision).toBe(1);
  await wait(1_010);
  expect((await newest.read()).revision).toBe(2);
});

it.each([
  ['half a file', DAMAGED],
  ['no object', 'null'],
  ['no module', '{"format":1,"revision":2}'],
  ['a newer format', '{"format":2,"revision":2,"modules":{}}'],
])('uses the last good revision when the newest one is %s', async (_what, text) => {
  const { newest, problems } = keepCounted();
  await newest.read();
  await fs.writeFile(path.join(registryDir, '0000000002.json'), text);
  await wait(20);
  expect((await newest.read()).revision).toBe(1);
  expect(newest.brokenRevision()).toBe(2);
  await expect(storage.readRegistry()).rejects.toThrow('0000000002.json');

  await fs.rm(path.join(registryDir, '0000000002.json'));
  expect(await release('1.1.0-b')).toBe(2);
  expect([(await newest.read()).revision, newest.brokenRevision()]).toEqual([2, null]);
  expect(problems).toEqual([
    expect.objectContaining({ message: expect.stringContaining('0000000002.json') }),
  ]);
  await newest.close();
});

it('uses the registry in memory while the folder cannot be read', async () => {
  const { newest, revision } = keepCounted(() => () => undefined);
  await newest.read();
  revision.mockRejectedValueOnce(new Error('EMFILE'));
  await wait(1_010);
  expect([(await newest.read()).revision, newest.brokenRevision()]).toEqual([1, 1]);
  await wait(1_010);
  expect([(await newest.read()).revision, newest.brokenRevision()]).toEqual([1, null]);
});

it('serves pages, and says in /healthz, in a metric and in the log that the newest revision is broken', async () => {
  const lines: string[] = [];
  const server = await createTestServer({ logStream: { write: (line) => void lines.push(line) } });
  expect((await server.request('/healthz')).json()).toEqual({ status: 'ok' });
  const file = path.join(server.options.storage.servedFolder, 'registry/0000000002.json');
  await fs.writeFile(file, DAMAGED);
  await wait(20);
  const health = await server.request('/healthz');
  expect([health.statusCode, health.json()]).toEqual([200, { status: 'degraded' }]);
  expect((await server.request('/demo/demo')).statusCode).toBe(200);
  expect((await server.request('/registry.json')).json()).toMatchObject({ revision: 1 });
  expect((await server.app.inject('/metrics')).body).toMatch(/^registry_broken_revision 2$/m);
  expect(lines.filter((line) => line.includes(`${file} is damaged`))).toHaveLength(1);
  await fs.rm(file);
  await wait(20);
  expect((await server.request('/healthz')).json()).toEqual({ status: 'ok' });
  await server.drop();
});
