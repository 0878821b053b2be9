import fs from 'node:fs/promises';
import path from 'node:path';
import { fileUrl } from '@demo-evm/shared/contract';
import { readIfThere } from '../files/read-if-there';
import { watchFolder } from '../files/watch-folder';
import { buildNotes } from './build-notes';
import { clearLeftovers } from './clear-leftovers';
import { findDamage } from './find-damage';
import { parseRelease } from './parse-release';
import { publishFolder } from './publish-folder';
import { recordFiles } from './record-files';
import type { ReleaseStorage } from './release-storage';
import { revisionFiles } from './revision-files';
import { SOURCE_MAPS, sourceMapFiles } from './source-map-files';

/**
 * Stores a site in a folder, which several processes may change at once:
 * ```
 * <module>/<version>/        a published release
 * registry/0000000012.json   revision 12; the newest revision is the registry
 * registry/drafts/           files that are being written; drafts of killed processes are removed later
 * registry/records/          for each module and version, where the release came from
 * registry/source-maps/      for each module and version, where the code of its scripts comes from
 * registry/builds/           for each workspace and module, the version that was recorded last
 * ```
 */
export function createFolderStorage(siteDir: string): ReleaseStorage {
  const registryDir = path.join(siteDir, 'registry');
  const draftsDir = path.join(registryDir, 'drafts');
  const revisions = revisionFiles(registryDir, draftsDir);
  const folderOf = ({ module, version }: { module: string; version: string }) =>
    path.join(siteDir, module, version);
  const makeDrafts = async () => {
    await fs.mkdir(draftsDir, { recursive: true });
    await clearLeftovers(draftsDir);
  };
  const maps = sourceMapFiles(path.join(registryDir, SOURCE_MAPS), draftsDir, makeDrafts);

  return {
    place: siteDir,
    revision: revisions.newest,
    readRegistry: revisions.read,
    readUsable: revisions.readUsable,
    watch: (onChange) => watchFolder(registryDir, onChange),
    history: revisions.history,
    async swapRegistry(next) {
      await makeDrafts();
      return revisions.add(next);
    },

    async readRelease(module, version) {
      const text = await readIfThere(path.join(siteDir, module, version, 'release.json'));
      return text === null ? null : parseRelease(text, `${module} ${version}`);
    },
    async versions(module) {
      const folder = path.join(siteDir, module);
      const names = await fs.readdir(folder).catch((): string[] => []);
      const versions = names.map(async (name) => ({
        name,
        at: (await fs.stat(path.join(folder, name, 'release.json')).catch(() => null))?.mtimeMs ?? 0,
      }));
      return (await Promise.all(versions)).sort((a, b) => b.at - a.at).map(({ name }) => name);
    },
    readFile: (release, name) => fs.readFile(path.join(siteDir, fileUrl(release, name)), 'utf8'),
    async addRelease(build) {
      await makeDrafts();
      await maps.addSourceMaps(build);
      await publishFolder(build, folderOf(build.release), draftsDir, (name) => name === SOURCE_MAPS);
    },
    hasSourceMaps: maps.hasSourceMaps,
    readSourceMap: maps.readSourceMap,
    findDamage: (release) => findDamage(folderOf(release), release),
    ...recordFiles(path.join(registryDir, 'records'), draftsDir, makeDrafts),
    ...buildNotes(path.join(registryDir, 'builds'), draftsDir, makeDrafts),
  };
}
