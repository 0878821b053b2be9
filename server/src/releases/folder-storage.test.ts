import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry, Release } from '@demo-evm/shared/contract';
import { jest } from '@jest/globals';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { VOTING } from '../testing/test-site';
import { changeRegistry } from './change-registry';
import { createFolderStorage } from './folder-storage';
import { withCurrent } from './registry-changes';
import type { ReleaseStorage } from './release-storage';

let builds: TestBuilds;
let siteDir: string;
let storage: ReleaseStorage;

beforeEach(async () => {
  builds = await createTestBuilds();
  siteDir = path.join(builds.folder, 'site');
  storage = createFolderStorage(siteDir);
});
afterEach(() => builds.remove());

const registry = (revision: number): Registry => ({ format: 1, revision, modules: {} });
const revisions = async () => (await storage.history()).map((kept) => kept.registry.revision);

async function release(module: string, version: string) {
  const build = await builds.make({ ...VOTING, module, version, mounts: [`/${module}`] });
  return changeRegistry(storage, {
    builds: [build],
    modules: ({ modules }) => withCurrent(modules, build.release),
  });
}

it('is empty before the first release', async () => {
  expect([await storage.revision(), await storage.readRegistry(), await storage.history()]).toEqual([
    0,
    registry(0),
    [],
  ]);
});

it('accepts only one of two changes with the same revision', async () => {
  const both = await Promise.all([storage.swapRegistry(registry(1)), storage.swapRegistry(registry(1))]);
  expect(both.sort()).toEqual([false, true]);
});

it('keeps the newest 20 revisions, and refuses to add an older one', async () => {
  for (let revision = 1; revision <= 23; revision += 1)
    expect(await storage.swapRegistry(registry(revision))).toBe(true);
  expect(await revisions()).toEqual(Array.from({ length: 20 }, (_, at) => 23 - at));
  expect(await storage.swapRegistry(registry(2))).toBe(false);
  expect(await storage.revision()).toBe(23);
  expect(await revisions()).not.toContain(2);
});

it('leaves a revision out of the history that is removed while the history is read', async () => {
  for (const revision of [1, 2, 3]) await storage.swapRegistry(registry(revision));
  const removed = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  jest.spyOn(fs, 'stat').mockRejectedValueOnce(removed);
  expect(await revisions()).toEqual([2, 1]);
});

it('loses no release when many are made at once, and adds one revision for each', async () => {
  const modules = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-f'];
  await Promise.all(
    modules.map(async (module) => {
      for (const version of ['1.0.0-x', '1.0.1-x', '1.0.2-x']) await release(module, `${version}-${module}`);
    }),
  );
  const history = [...(await storage.history())].reverse();
  expect(history.map((kept) => kept.registry.revision)).toEqual(
    Array.from({ length: 18 }, (_, at) => at + 1),
  );
  history.slice(1).forEach(({ registry: after }, at) => {
    const before = history[at]?.registry.modules ?? {};
    const changed = modules.filter((module) => before[module]?.current !== after.modules[module]?.current);
    expect(changed).toHaveLength(1);
  });
  const currents = Object.values((await storage.readRegistry()).modules).map(({ current }) => current);
  expect(currents.sort()).toEqual(modules.map((module) => `1.0.2-x-${module}`).sort());
});

it('describes in the registry only the releases that it names, and finds older ones in their folders', async () => {
  for (const version of ['1.0.0-a', '1.0.1-b', '1.0.2-c']) await release('mfe-voting', version);
  const { releases } = (await storage.readRegistry()).modules['mfe-voting'] ?? {};
  expect(Object.keys(releases ?? {})).toEqual(['1.0.1-b', '1.0.2-c']);
  expect(await storage.readRelease('mfe-voting', '1.0.0-a')).toMatchObject({ version: '1.0.0-a' });
  expect(await storage.readRelease('mfe-voting', '1.0.0-never')).toBeNull();
});

it('finds missing and changed files, precompressed ones too, and repairs them from the same build', async () => {
  const build = await builds.make({ ...VOTING });
  await storage.addRelease(build);
  const folder = path.join(siteDir, 'mfe-voting/1.0.0-bbb');
  await fs.rm(path.join(folder, 'app.css'));
  await fs.writeFile(path.join(folder, 'remote-entry.js.br'), 'not brotli');
  expect(await storage.findDamage(build.release)).toEqual([
    { file: 'remote-entry.js.br', problem: 'changed' },
    { file: 'app.css', problem: 'missing' },
  ]);
  await storage.addRelease(build);
  expect(await storage.findDamage(build.release)).toEqual([]);
});

it('removes drafts that are older than an hour, and keeps newer ones', async () => {
  const drafts = path.join(siteDir, 'registry/drafts');
  await fs.mkdir(path.join(drafts, 'old'), { recursive: true });
  await fs.mkdir(path.join(drafts, 'new'));
  const longAgo = new Date(Date.now() - 4_000_000);
  await fs.utimes(path.join(drafts, 'old'), longAgo, longAgo);
  await release('mfe-voting', '1.0.0-a');
  expect(await fs.readdir(drafts)).toEqual(['new']);
});

it('refuses a registry of a newer format', async () => {
  await fs.mkdir(path.join(siteDir, 'registry'), { recursive: true });
  await fs.writeFile(path.join(siteDir, 'registry/0000000007.json'), '{"format":2,"revision":7}');
  await expect(storage.readRegistry()).rejects.toThrow('has format 2; this Demo EVM reads 1. Update it.');
});

it.each<[string, Partial<Record<keyof Release, unknown>>]>([
  ['/module', { module: '../x' }],
  ['/version', { version: '../1' }],
  ['/files', { files: { '../../x': { integrity: '', bytes: 1, brotliBytes: 1 } } }],
  ['/entry', { entry: '/etc/passwd' }],
  ['/contractVersion', { contractVersion: '1' }],
])('refuses a release.json whose %s is not valid', async (place, wrong) => {
  const build = await builds.make({ ...VOTING });
  const folder = path.join(siteDir, 'mfe-voting/9.0.0');
  await fs.mkdir(folder, { recursive: true });
  await fs.writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...build.release, ...wrong }));
  await expect(storage.readRelease('mfe-voting', '9.0.0')).rejects.toThrow(
    `The release.json of mfe-voting 9.0.0 is not valid: ${place}`,
  );
});
