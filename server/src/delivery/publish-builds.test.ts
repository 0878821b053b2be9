import fs from 'node:fs/promises';
import path from 'node:path';
import { build, createWorkspace, SHELL, VOTING } from '../testing/test-site';
import { createFolderStorage } from '../releases/folder-storage';
import { publishBuilds } from './publish-builds';
import { readBuild } from '../releases/read-build';
import { withCurrent, withoutModule } from '../releases/registry-changes';
import { changeRegistry } from '../releases/change-registry';
import type { ReleaseStorage } from '../releases/release-storage';

let workspace: string;
let siteDir: string;
let storage: ReleaseStorage;

beforeEach(async () => {
  workspace = await createWorkspace();
  siteDir = path.join(workspace, 'site');
  storage = createFolderStorage(siteDir);
});

afterEach(() => fs.rm(workspace, { recursive: true }));

const start = () => publishBuilds(workspace, storage);
const currentVoting = async () => (await storage.readRegistry()).modules['mfe-voting']?.current;
const edit = (version: string) =>
  build(workspace, { ...VOTING, version }, { 'remote-entry.js': `${version}();`, 'app.css': 'p{}' });

/** Makes a published release of mfe-voting current, as `npm run rollback` does. */
async function switchTo(version: string) {
  const release = await storage.readRelease('mfe-voting', version);
  if (!release) throw new Error(`There is no ${version}.`);
  await changeRegistry(storage, { modules: ({ modules }) => withCurrent(modules, release) });
}

it('publishes all builds, and changes nothing when there is no new build', async () => {
  await start();
  const first = await storage.readRegistry();
  expect(first.revision).toBe(1);
  expect(Object.keys(first.modules)).toEqual(['mfe-voting', 'shell']);
  await start();
  expect(await storage.readRegistry()).toEqual(first);
});

it('makes a new build current, remembers the previous one and keeps its files', async () => {
  await start();
  await edit('1.0.0-ccc');
  await start();
  const registry = await storage.readRegistry();
  expect(registry.revision).toBe(2);
  expect(registry.modules['mfe-voting']).toMatchObject({ current: '1.0.0-ccc', previous: '1.0.0-bbb' });
  expect(await storage.readRecord({ module: 'mfe-voting', version: '1.0.0-ccc' })).toMatchObject({
    releasedAt: expect.stringMatching(/^2/),
    note: null,
  });
  expect(await fs.readFile(path.join(siteDir, 'mfe-voting/1.0.0-bbb/remote-entry.js'), 'utf8')).toBe(
    'remote();',
  );
});

it('publishes an earlier build again after an edit is undone', async () => {
  for (const version of ['1.0.0-bbb', '1.0.0-ccc', '1.0.0-bbb']) {
    await edit(version);
    await start();
    expect(await currentVoting()).toBe(version);
  }
});

it('does not undo a rollback', async () => {
  await start();
  await edit('1.0.0-ccc');
  await start();
  await switchTo('1.0.0-bbb');
  await start();
  expect(await currentVoting()).toBe('1.0.0-bbb');
});

it('does not undo a release from another place, even when the site does not know the workspace', async () => {
  await start();
  await edit('1.0.0-ccc');
  const elsewhere = await readBuild(path.join(workspace, 'mfe-voting/dist'));
  if (!elsewhere) throw new Error('Nothing is built.');
  await changeRegistry(storage, {
    builds: [elsewhere],
    modules: ({ modules }) => withCurrent(modules, elsewhere.release),
  });
  await build(workspace, VOTING, { 'remote-entry.js': 'remote();' });
  await start();
  expect(await currentVoting()).toBe('1.0.0-ccc');
  await fs.rm(path.join(siteDir, 'registry/builds'), { recursive: true });
  await start();
  expect(await currentVoting()).toBe('1.0.0-ccc');
});

it('publishes a build after a start was killed between copying its files and making it current', async () => {
  const killed = await readBuild(path.join(workspace, 'mfe-voting/dist'));
  if (!killed) throw new Error('Nothing is built.');
  await storage.addRelease(killed);
  await start();
  expect(await currentVoting()).toBe('1.0.0-bbb');
});

it('refuses a build whose files differ from its release.json, and publishes nothing', async () => {
  await fs.writeFile(path.join(workspace, 'mfe-voting/dist/remote-entry.js'), 'half of a newer bui');
  await expect(start()).rejects.toThrow('The build of mfe-voting is damaged in 1 of');
  expect(await storage.versions('mfe-voting')).toEqual([]);
  expect((await storage.readRegistry()).revision).toBe(0);
});

it('accepts a shell and a remote of a new contract together, and refuses the remote alone', async () => {
  await start();
  await build(workspace, { ...VOTING, version: '1.0.0-ddd', contractVersion: 2 }, {});
  await expect(start()).rejects.toThrow('mfe-voting 1.0.0-ddd has contract 2; shell 1.0.0-aaa supports 1.');
  await build(workspace, { ...SHELL, version: '1.0.0-eee', supports: [1, 2] }, { 'page.html': '' });
  await start();
  expect(await currentVoting()).toBe('1.0.0-ddd');
});

it('lets two processes publish the same builds at once', async () => {
  await Promise.all([start(), start()]);
  const { revision, modules } = await storage.readRegistry();
  expect([revision, Object.keys(modules)]).toEqual([1, ['mfe-voting', 'shell']]);
});

it('does not bring a retired module back, until there is a new build of it', async () => {
  await start();
  const retire = () =>
    changeRegistry(storage, { modules: ({ modules }) => withoutModule(modules, 'mfe-voting') });
  await retire();
  await start();
  expect(await currentVoting()).toBeUndefined();
  await fs.rm(path.join(siteDir, 'registry/builds'), { recursive: true }); // as after the workspace was moved
  await start();
  expect(await currentVoting()).toBeUndefined();
  await edit('1.0.0-ccc');
  await start();
  expect(await currentVoting()).toBe('1.0.0-ccc');
});

it('publishes a new module after a start was killed between copying its files and making it live', async () => {
  await start();
  const added = { ...VOTING, module: 'mfe-results', mounts: ['/results'] };
  await build(workspace, added, { 'remote-entry.js': 'remote();', 'app.css': 'p{}' });
  const killed = await readBuild(path.join(workspace, 'mfe-results/dist'));
  if (!killed) throw new Error('Nothing is built.');
  await storage.addRelease(killed);
  await start();
  expect((await storage.readRegistry()).modules['mfe-results']?.current).toBe(VOTING.version);
});

it('publishes all builds on a site whose registry was lost', async () => {
  await start();
  await fs.rm(path.join(siteDir, 'registry/0000000001.json'));
  await start();
  expect(await currentVoting()).toBe('1.0.0-bbb');
});
