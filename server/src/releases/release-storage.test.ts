import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Registry } from '@demo-evm/shared/contract';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { openTestSites, SITE_KINDS, type TestSite, type TestSites } from '../testing/test-sites';
import { VOTING } from '../testing/test-site';
import { changeRegistry } from './change-registry';
import { withCurrent } from './registry-changes';
import { SOURCE_MAPS, type MovableStorage } from './release-storage';

const registry = (revision: number, reason = ''): Registry => ({ format: 1, revision, reason, modules: {} });

describe.each(SITE_KINDS)('in %s', (kind) => {
  let builds: TestBuilds;
  let sites: TestSites;
  let site: TestSite;
  let storage: MovableStorage;

  beforeAll(async () => {
    sites = await openTestSites(kind);
  });
  beforeEach(async () => {
    builds = await createTestBuilds();
    site = await sites.make(builds.folder);
    ({ storage } = site);
  });
  afterEach(() => builds.remove());
  afterAll(() => sites.drop());

  const revisions = async () => (await storage.history()).map((kept) => kept.registry.revision);
  const served = (file: string) => fs.readFile(path.join(storage.servedFolder, file), 'utf8');

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
      { format: 1, revision: 0, modules: {} },
      [],
    ]);
  });

  it('accepts only one of two changes with the same revision', async () => {
    const both = await Promise.all([storage.swapRegistry(registry(1)), storage.swapRegistry(registry(1))]);
    expect(both.sort()).toEqual([false, true]);
  });

  it('keeps all revisions, and refuses to add an older one', async () => {
    for (let revision = 1; revision <= 23; revision += 1)
      expect(await storage.swapRegistry(registry(revision))).toBe(true);
    expect(await revisions()).toEqual(Array.from({ length: 23 }, (_, at) => 23 - at));
    expect((await storage.history(2)).map((kept) => kept.registry)).toEqual([registry(23), registry(22)]);
    for (const revision of [2, 22, 23]) expect(await storage.swapRegistry(registry(revision))).toBe(false);
    expect(await storage.revision()).toBe(23);
    expect(await revisions()).toHaveLength(23);
  });

  it('loses no release when many are made at once, and adds one revision for each', async () => {
    const modules = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e', 'mfe-f'];
    await Promise.all(
      modules.map(async (module) => {
        for (const version of ['1.0.0-x', '1.0.1-x', '1.0.2-x'])
          await release(module, `${version}-${module}`);
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

  it('serves a release from a folder, with its precompressed files', async () => {
    await release('mfe-voting', '1.0.0-a');
    expect(await storage.prepare({ module: 'mfe-voting', version: '1.0.0-a' })).toBe(true);
    expect(await served('mfe-voting/1.0.0-a/app.css')).toContain('app.css of mfe-voting 1.0.0-a');
    expect(await fs.readdir(path.join(storage.servedFolder, 'mfe-voting/1.0.0-a'))).toContain('app.css.br');
    const { releases } = (await storage.readRegistry()).modules['mfe-voting'] ?? {};
    const text = releases?.['1.0.0-a'] && (await storage.readFile(releases['1.0.0-a'], 'app.css'));
    expect(text).toContain('app.css of mfe-voting 1.0.0-a');
  });

  it('finds missing and changed files, precompressed ones too, and repairs them from the same build', async () => {
    const build = await builds.make({ ...VOTING });
    await storage.addRelease(build);
    await site.removeFile(build.release, 'app.css');
    await site.changeFile(build.release, 'remote-entry.js.br', 'not brotli');
    expect(await storage.findDamage(build.release)).toEqual([
      { file: 'remote-entry.js.br', problem: 'changed' },
      { file: 'app.css', problem: 'missing' },
    ]);
    await storage.addRelease(build);
    expect(await storage.findDamage(build.release)).toEqual([]);
  });

  it('refuses a build whose files change while it is published', async () => {
    const build = await builds.make(VOTING);
    await fs.writeFile(path.join(build.dist, 'app.css'), 'half of a newer bui');
    await expect(storage.addRelease(build)).rejects.toThrow('The build of mfe-voting changed while it was');
    expect(await storage.published()).toEqual([]);
  });

  it('keeps source maps apart from the files that are served', async () => {
    const build = await builds.make(VOTING);
    await storage.addRelease(build);
    expect(await storage.hasSourceMaps(build.release)).toBe(false);
    await fs.mkdir(path.join(build.dist, SOURCE_MAPS, 'late'), { recursive: true });
    await fs.writeFile(path.join(build.dist, SOURCE_MAPS, 'late/app.js.map.gz'), gzipSync('the map'));
    await storage.addRelease(build);
    expect(await storage.hasSourceMaps(build.release)).toBe(true);
    expect(await storage.readSourceMap(build.release, 'late/app.js')).toBe('the map');
    expect(await storage.readSourceMap(build.release, 'app.css')).toBeNull();
    await storage.prepare(build.release);
    expect(await fs.readdir(path.join(storage.servedFolder, 'mfe-voting/1.0.0-bbb'))).not.toContain(
      SOURCE_MAPS,
    );
  });

  it('keeps the first record of a release, and the last note of a name', async () => {
    const name = { module: 'mfe-voting', version: '1.0.0-a' };
    const record = {
      commit: 'f00',
      isDirty: false,
      author: 'Asha',
      releasedAt: '',
      ciLink: null,
      note: 'one',
    };
    expect([await storage.readRecord(name), await storage.readNote('mfe-voting-1')]).toEqual([null, null]);
    for (const note of ['one', 'two']) {
      await storage.addRecord(name, { ...record, note });
      await storage.writeNote('mfe-voting-1', note);
    }
    expect(await storage.readRecord(name)).toEqual(record);
    expect(await storage.readNote('mfe-voting-1')).toBe('two');
    expect([await storage.recorded(), await storage.noteNames()]).toEqual([[name], ['mfe-voting-1']]);
  });

  it('writes a release as the build that it came from, and lists releases as they were published', async () => {
    const build = await builds.make(VOTING);
    await fs.mkdir(path.join(build.dist, SOURCE_MAPS));
    await fs.writeFile(path.join(build.dist, SOURCE_MAPS, 'app.js.map.gz'), gzipSync('the map'));
    await storage.addRelease(build);
    await new Promise((resolve) => setTimeout(resolve, 10));
    await release('mfe-voting', '0.9.0-older');
    const copy = path.join(builds.folder, 'copy');
    await storage.writeBuild(build.release, copy);
    expect((await fs.readdir(copy, { recursive: true })).sort()).toEqual(
      (await fs.readdir(build.dist, { recursive: true })).sort(),
    );
    expect(await fs.readFile(path.join(copy, 'app.css'), 'utf8')).toContain(
      'app.css of mfe-voting 1.0.0-bbb',
    );
    expect(await storage.versions('mfe-voting')).toEqual(['0.9.0-older', '1.0.0-bbb']);
    expect((await storage.published()).map(({ version }) => version)).toEqual(['1.0.0-bbb', '0.9.0-older']);
  });

  it('adds the history of another site with its times, twice too, but not to a history of its own', async () => {
    const of = (revision: number) => ({ registry: registry(revision), at: new Date(revision * 86_400_000) });
    expect(await storage.addHistory([of(8), of(7)])).toBe(true);
    expect(await storage.addHistory([of(9), of(8), of(7), of(6)])).toBe(true);
    expect(await storage.history()).toEqual([of(9), of(8), of(7), of(6)]);
    expect(await storage.addHistory([of(8), of(7)])).toBe(true);
    expect(await storage.addHistory([{ ...of(10), registry: registry(10, 'of another site') }])).toBe(false);
    expect(await storage.addHistory([{ ...of(9), registry: registry(9, 'of another site') }])).toBe(false);
    expect(await storage.history()).toEqual([of(9), of(8), of(7), of(6)]);
  });

  it('adds a long history of another site, whole', async () => {
    const long = Array.from({ length: 45 }, (_, at) => ({ registry: registry(45 - at), at: new Date(0) }));
    expect(await storage.addHistory(long)).toBe(true);
    expect(await storage.addHistory(long)).toBe(true);
    expect(await revisions()).toEqual(long.map((kept) => kept.registry.revision));
    expect(await storage.revision()).toBe(45);
  });
});
