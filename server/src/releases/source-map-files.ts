import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { pathExists } from '../files/path-exists';
import { copyFolder, moveOnce } from './publish-folder';
import { SOURCE_MAPS, type Build, type ReleaseName, type ReleaseStorage } from './release-storage';

/**
 * Keeps the source maps of each published release. They are beside the registry, because browsers can read every file
 * of a release, and they contain the sources.
 * @param makeDrafts Called before a draft is written into `draftsDir`, so that the folder exists.
 */
export function sourceMapFiles(
  mapsDir: string,
  draftsDir: string,
  makeDrafts: () => Promise<void>,
): Pick<ReleaseStorage, 'hasSourceMaps' | 'readSourceMap'> & {
  readonly addSourceMaps: (build: Build) => Promise<void>;
  /** Copies the source maps of a release, if it has some, into the folder of a build. */
  readonly copySourceMaps: (release: ReleaseName, dist: string) => Promise<void>;
} {
  const folderOf = ({ module, version }: ReleaseName) => path.join(mapsDir, module, version);
  return {
    hasSourceMaps: (release) => pathExists(folderOf(release)),
    async readSourceMap(release, name) {
      const file = path.join(folderOf(release), `${name}.map.gz`);
      return (await pathExists(file)) ? String(await promisify(gunzip)(await fs.readFile(file))) : null;
    },
    /** Keeps the maps of a build. The maps of an equal build that was published earlier stay. */
    async addSourceMaps({ dist, release }) {
      const [source, target] = [path.join(dist, SOURCE_MAPS), folderOf(release)];
      if (!(await pathExists(source)) || (await pathExists(target))) return;
      await makeDrafts();
      const draft = path.join(draftsDir, randomUUID());
      try {
        await copyFolder(source, draft);
        await moveOnce(draft, target);
      } finally {
        await fs.rm(draft, { recursive: true, force: true });
      }
    },
    async copySourceMaps(release, dist) {
      if (await pathExists(folderOf(release)))
        await copyFolder(folderOf(release), path.join(dist, SOURCE_MAPS));
    },
  };
}
