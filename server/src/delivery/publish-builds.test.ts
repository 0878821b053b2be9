import fs from 'node:fs/promises';
import path from 'node:path';
import { build, createWorkspace, VOTING } from '../testing/test-site';
import { publishBuilds } from './publish-builds';
import { readRegistry } from './registry-file';

let workspace: string;
let siteDir: string;

beforeEach(async () => {
  workspace = await createWorkspace();
  siteDir = path.join(workspace, 'site');
});

afterEach(() => fs.rm(workspace, { recursive: true }));

it('publishes what is built, and changes nothing when nothing was built anew', async () => {
  await publishBuilds(workspace, siteDir);
  const first = await readRegistry(siteDir);
  expect(Object.keys(first.modules)).toEqual(['mfe-voting', 'shell']);
  await publishBuilds(workspace, siteDir);
  expect(await readRegistry(siteDir)).toEqual(first);
});

it('makes a new build current, remembers the previous one and keeps its files', async () => {
  await publishBuilds(workspace, siteDir);
  const { revision } = await readRegistry(siteDir);
  await build(workspace, { ...VOTING, version: '1.0.0-ccc' }, { 'remote-entry.js': 'newer();' });
  await publishBuilds(workspace, siteDir);

  const registry = await readRegistry(siteDir);
  expect(registry.revision).toBe(revision + 1);
  expect(registry.modules['mfe-voting']).toMatchObject({ current: '1.0.0-ccc', previous: '1.0.0-bbb' });
  expect(await fs.readFile(path.join(siteDir, 'mfe-voting/1.0.0-bbb/remote-entry.js'), 'utf8')).toBe(
    'remote();',
  );
});

it('refuses a build whose files are not those of its release, and publishes nothing of it', async () => {
  await fs.writeFile(path.join(workspace, 'mfe-voting/dist/remote-entry.js'), 'half of a newer bui');
  await expect(publishBuilds(workspace, siteDir)).rejects.toThrow('The build of mfe-voting is not complete.');
  expect(await fs.readdir(siteDir)).toEqual([]);
});

it('lets two processes publish the same builds at once', async () => {
  await Promise.all([publishBuilds(workspace, siteDir), publishBuilds(workspace, siteDir)]);
  expect(Object.keys((await readRegistry(siteDir)).modules)).toEqual(['mfe-voting', 'shell']);
});
