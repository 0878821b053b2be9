import fs from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { changeRegistry } from '../releases/change-registry';
import { withCanary, withCurrent } from '../releases/registry-changes';
import { SOURCE_MAPS, type MovableStorage } from '../releases/release-storage';
import { createTestBuilds, type TestBuilds } from '../testing/test-builds';
import { openTestSites, SITE_KINDS, type TestSite, type TestSites } from '../testing/test-sites';
import { SHELL, VOTING } from '../testing/test-site';
import { moveAtStart } from './move-at-start';
import { moveSite } from './move-site';

const [FOLDER, DATABASE] = SITE_KINDS;

describe.each([
  [FOLDER, DATABASE],
  [DATABASE, FOLDER],
] as const)('from %s to %s', (kind, otherKind) => {
  let builds: TestBuilds;
  let sites: readonly TestSites[];
  let site: TestSite;
  let from: MovableStorage;
  let to: MovableStorage;

  beforeAll(async () => {
    sites = [await openTestSites(kind), await openTestSites(otherKind)];
  });
  beforeEach(async () => {
    builds = await createTestBuilds();
    const [one, other] = await Promise.all(sites.map(({ make }) => make(builds.folder)));
    if (!one || !other) throw new Error('There are two sites.');
    site = one;
    from = one.storage;
    to = other.storage;
  });
  afterEach(() => builds.remove());
  afterAll(async () => {
    for (const { drop } of sites) await drop();
  });

  async function release(
    storage: MovableStorage,
    version: string,
    { canary = false, module = 'mfe-voting' } = {},
  ) {
    const build = await builds.make({ ...(module === 'shell' ? SHELL : VOTING), version });
    await fs.mkdir(path.join(build.dist, SOURCE_MAPS));
    await fs.writeFile(
      path.join(build.dist, SOURCE_MAPS, 'app.js.map.gz'),
      gzipSync(`the map of ${version}`),
    );
    await changeRegistry(storage, {
      builds: [build],
      modules: ({ modules }) =>
        canary ? withCanary(modules, build.release, 10) : withCurrent(modules, build.release),
    });
    await storage.addRecord(build.release, { ...RECORD, note: `why ${version}` });
    return build.release;
  }

  async function makeSite() {
    await release(from, '1.0.0-s', { module: 'shell' });
    for (const version of ['1.0.0-a', '1.0.1-b', '1.0.2-c']) await release(from, version);
    await release(from, '1.0.3-d', { canary: true });
    await from.writeNote('mfe-voting-1', '1.0.3-d');
  }

  /** Describes everything that a site has. */
  async function contentOf(storage: MovableStorage) {
    const published = await storage.published();
    const releases = published.map(async ({ module, version }) => {
      const release = await storage.readRelease(module, version);
      if (!release) throw new Error(`${version} is not there.`);
      return [
        release,
        await storage.findDamage(release),
        await storage.readSourceMap(release, 'app.js'),
        await storage.readRecord(release),
      ];
    });
    const sorted = (await Promise.all(releases)).sort((a, b) =>
      JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
    );
    const versions = await storage.versions('mfe-voting');
    const note = await storage.readNote('mfe-voting-1');
    return { history: (await storage.history()).map(({ registry }) => registry), sorted, versions, note };
  }

  it('moves all of a site, says so in a sentence, and does nothing the second time', async () => {
    await makeSite();
    const before = await contentOf(from);
    expect(await moveSite(from, to)).toBe(
      `The site of ${from.place} is in ${to.place}: revision 5, and 5 releases.`,
    );
    expect(await contentOf(to)).toEqual(before);
    expect(await contentOf(from)).toEqual(before);
    expect(await moveSite(from, to)).toBe(
      `The site of ${from.place}, revision 5, is in ${to.place} already.`,
    );
  });

  it('goes on after it was killed at any point, and has no revision before everything is there', async () => {
    await makeSite();
    const deaths = [
      ['addRelease', 0],
      ['addRelease', 2],
      ['addRecord', 1],
      ['writeNote', 0],
      ['addHistory', 0],
    ] as const;
    for (const [step, survived] of deaths) {
      let calls = 0;
      const dying = {
        ...to,
        [step]: (...args: readonly unknown[]) => {
          calls += 1;
          if (calls > survived) throw new Error('killed');
          return (to[step] as (...given: readonly unknown[]) => Promise<unknown>)(...args);
        },
      };
      await expect(moveSite(from, dying)).rejects.toThrow('killed');
      expect(await to.revision()).toBe(0);
    }
    await moveSite(from, to);
    expect(await contentOf(to)).toEqual(await contentOf(from));
  });

  it('moves later releases too, and back again', async () => {
    await makeSite();
    await moveSite(from, to);
    await release(to, '2.0.0-a');
    expect(await moveSite(from, to)).toContain('is in');
    expect((await to.readRegistry()).modules['mfe-voting']?.current).toBe('2.0.0-a');
    expect(await moveSite(to, from)).toContain('revision 6, and 6 releases.');
    expect(await contentOf(from)).toEqual(await contentOf(to));
  });

  it('refuses to replace another site, and changes nothing', async () => {
    await makeSite();
    await release(to, '9.0.0-x');
    const before = (await contentOf(to)).history;
    await expect(moveSite(from, to)).rejects.toThrow(`${to.place} has a site of its own`);
    expect((await contentOf(to)).history).toEqual(before);
  });

  it('leaves a damaged old release behind and names it, and refuses when a live one is damaged', async () => {
    await makeSite();
    const [old, live] = await Promise.all(
      ['1.0.0-a', '1.0.2-c'].map((version) => from.readRelease('mfe-voting', version)),
    );
    if (!old || !live) throw new Error('They were released.');
    await site.removeFile(old, 'app.css');
    expect(await moveSite(from, to)).toMatch(
      /revision 5, and 4 releases\.\nmfe-voting 1\.0\.0-a is damaged in .*It was not moved, and it is not live\.$/,
    );
    await release(from, '1.0.4-e');
    const [next] = await Promise.all([from.readRelease('mfe-voting', '1.0.4-e')]);
    if (next) await site.removeFile(next, 'app.css');
    await expect(moveSite(from, to)).rejects.toThrow('mfe-voting 1.0.4-e is damaged');
    expect(await to.revision()).toBe(5);
  });

  it('moves nothing when nothing was released', async () => {
    expect(await moveSite(from, to)).toBe(`Nothing was released to ${from.place} yet. Nothing was moved.`);
  });

  it('at a start, moves a site once, is silent from then on, and names a site that is not served', async () => {
    const lines: string[] = [];
    const start = (folder = from) => moveAtStart(folder, to, (line) => void lines.push(line));
    await start();
    expect(lines).toEqual([]);
    await makeSite();
    await Promise.all([start(), start()]);
    expect(await contentOf(to)).toEqual(await contentOf(from));
    lines.length = 0;
    await release(to, '2.0.0-a');
    await start();
    expect(lines).toEqual([]);
    await release(from, '3.0.0-other');
    await start();
    expect(lines).toEqual([expect.stringContaining(`${from.place} has releases that are not live`)]);
  });
});

const RECORD = { commit: 'f00', isDirty: false, author: 'Asha', releasedAt: '2026-01-02', ciLink: null };
