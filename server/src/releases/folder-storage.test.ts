import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry, Release } from '@demo-evm/shared/contract';
import { jest } from '@jest/globals';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { VOTING } from '../testing/test-site';
import { createFolderStorage } from './folder-storage';
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

it('has the newest 20 revisions in the folder itself, and all others beside them', async () => {
  for (let revision = 1; revision <= 23; revision += 1) await storage.swapRegistry(registry(revision));
  const filesOf = async (folder: string) =>
    (await fs.readdir(path.join(siteDir, folder))).filter((name) => name.endsWith('.json'));
  expect(await filesOf('registry')).toHaveLength(20);
  expect((await filesOf('registry/earlier')).sort()).toEqual([1, 2, 3].map((old) => `000000000${old}.json`));
});

it('does not replace an earlier revision by that of a process which was asleep', async () => {
  for (let revision = 1; revision <= 23; revision += 1) await storage.swapRegistry(registry(revision));
  expect(await storage.swapRegistry({ ...registry(2), reason: 'of the slow process' })).toBe(false);
  const second = (await storage.history()).find((kept) => kept.registry.revision === 2);
  expect(second?.registry).toEqual(registry(2));
});

it('leaves a revision out of the history that is removed while the history is read', async () => {
  for (const revision of [1, 2, 3]) await storage.swapRegistry(registry(revision));
  const removed = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  jest.spyOn(fs, 'stat').mockRejectedValueOnce(removed);
  expect(await revisions()).toEqual([2, 1]);
});

it('removes drafts that are older than an hour, and keeps newer ones', async () => {
  const drafts = path.join(siteDir, 'registry/drafts');
  await fs.mkdir(path.join(drafts, 'old'), { recursive: true });
  await fs.mkdir(path.join(drafts, 'new'));
  const longAgo = new Date(Date.now() - 4_000_000);
  await fs.utimes(path.join(drafts, 'old'), longAgo, longAgo);
  await storage.addRelease(await builds.make(VOTING));
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
