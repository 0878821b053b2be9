import fs from 'node:fs/promises';
import path from 'node:path';
import { build, createWorkspace, SHELL, VOTING } from '../testing/test-site';
import { folderStore } from '../releases/folder-storage';
import { publishBuilds } from './publish-builds';
import { readBuild } from '../releases/read-build';
import { withCurrent } from '../releases/registry-changes';
import { changeRegistry } from '../releases/change-registry';
import type { ReleaseStore } from '../releases/release-storage';

let workspace: string;
let siteDir: string;
let store: ReleaseStore;

beforeEach(async () => {
  workspace = await createWorkspace();
  siteDir = path.join(workspace, 'site');
  store = folderStore(siteDir);
});

afterEach(() => fs.rm(workspace, { recursive: true }));

const start = () => publishBuilds(workspace, store);
const currentVoting = async () => (await store.readRegistry()).modules['mfe-voting']?.current;
const edit = (version: string) =>
  build(workspace, { ...VOTING, version }, { 'remote-entry.js': `${version}();`, 'app.css': 'p{}' });

/** As the commands do it. */
async function switchTo(version: string) {
  const release = await store.readRelease('mfe-voting', version);
  if (!release) throw new Error(`There is no ${version}.`);
  await changeRegistry(store, { modules: ({ modules }) => withCurrent(modules, release) });
}

it('publishes what is built, and changes nothing when nothing was built anew', async () => {
  await start();
  const first = await store.readRegistry();
  expect(first.revision).toBe(1);
  expect(Object.keys(first.modules)).toEqual(['mfe-voting', 'shell']);
  await start();
  expect(await store.readRegistry()).toEqual(first);
});

it('makes a new build current, remembers the previous one and keeps its files', async () => {
  await start();
  await edit('1.0.0-ccc');
  await start();
  const registry = await store.readRegistry();
  expect(registry.revision).toBe(2);
  expect(registry.modules['mfe-voting']).toMatchObject({ current: '1.0.0-ccc', previous: '1.0.0-bbb' });
  expect(await fs.readFile(path.join(siteDir, 'mfe-voting/1.0.0-bbb/remote-entry.js'), 'utf8')).toBe(
    'remote();',
  );
});

it('shows an edit that was taken back, though that build was published before', async () => {
  for (const version of ['1.0.0-bbb', '1.0.0-ccc', '1.0.0-bbb']) {
    await edit(version);
    await start();
    expect(await currentVoting()).toBe(version);
  }
});

it('undoes no rollback', async () => {
  await start();
  await edit('1.0.0-ccc');
  await start();
  await switchTo('1.0.0-bbb');
  await start();
  expect(await currentVoting()).toBe('1.0.0-bbb');
});

it('undoes no release that came from elsewhere, also in a workspace that it does not know', async () => {
  await start();
  await edit('1.0.0-ccc');
  const elsewhere = await readBuild(path.join(workspace, 'mfe-voting/dist'));
  if (!elsewhere) throw new Error('Nothing is built.');
  await changeRegistry(store, {
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

it('publishes again where a killed start had copied a first release and not switched', async () => {
  const killed = await readBuild(path.join(workspace, 'mfe-voting/dist'));
  if (!killed) throw new Error('Nothing is built.');
  await store.addRelease(killed);
  await start();
  expect(await currentVoting()).toBe('1.0.0-bbb');
});

it('refuses a build whose files are not those of its release, and publishes nothing of it', async () => {
  await fs.writeFile(path.join(workspace, 'mfe-voting/dist/remote-entry.js'), 'half of a newer bui');
  await expect(start()).rejects.toThrow('The build of mfe-voting is not complete');
  expect(await store.versions('mfe-voting')).toEqual([]);
  expect((await store.readRegistry()).revision).toBe(0);
});

it('takes a shell and a remote of a new contract together, and refuses one without the other', async () => {
  await start();
  await build(workspace, { ...VOTING, version: '1.0.0-ddd', contractVersion: 2 }, {});
  await expect(start()).rejects.toThrow('mfe-voting 1.0.0-ddd has contract 2; shell 1.0.0-aaa supports 1.');
  await build(workspace, { ...SHELL, version: '1.0.0-eee', supports: [1, 2] }, { 'page.html': '' });
  await start();
  expect(await currentVoting()).toBe('1.0.0-ddd');
});

it('lets two processes publish the same builds at once', async () => {
  await Promise.all([start(), start()]);
  const { revision, modules } = await store.readRegistry();
  expect([revision, Object.keys(modules)]).toEqual([1, ['mfe-voting', 'shell']]);
});
