import fs from 'node:fs/promises';
import path from 'node:path';
import { fileUrl } from '@demo-evm/shared/contract';
import { namesIn } from '../files/names-in';
import { readIfThere } from '../files/read-if-there';
import { watchFolder } from '../files/watch-folder';
import { clearLeftovers } from './clear-leftovers';
import { findDamageIn } from './find-damage';
import { noteFiles } from './note-files';
import { parseRelease } from './parse-release';
import { copyBuild, copyFolder, publishFolder } from './publish-folder';
import { recordFiles } from './record-files';
import { SOURCE_MAPS, type MovableStorage, type ReleaseName } from './release-storage';
import { revisionFiles } from './revision-files';
import { sourceMapFiles } from './source-map-files';

/**
 * Stores a site in a folder, which several processes may change at once:
 * ```
 * <module>/<version>/        a published release
 * registry/0000000012.json   revision 12; the newest revision is the registry
 * registry/earlier/          all revisions but the newest 20
 * registry/drafts/           files that are being written; drafts of killed processes are removed later
 * registry/records/          for each module and version, where the release came from
 * registry/source-maps/      for each module and version, where the code of its scripts comes from
 * registry/builds/           for each workspace and module, the version that was recorded last
 * ```
 */
export function createFolderStorage(siteDir: string): MovableStorage {
  const registryDir = path.join(siteDir, REGISTRY);
  const draftsDir = path.join(registryDir, 'drafts');
  const revisions = revisionFiles(registryDir, draftsDir);
  const folderOf = ({ module, version }: ReleaseName) => path.join(siteDir, module, version);
  const makeDrafts = async () => {
    await fs.mkdir(draftsDir, { recursive: true });
    await clearLeftovers(draftsDir);
  };
  const maps = sourceMapFiles(path.join(registryDir, SOURCE_MAPS), draftsDir, makeDrafts);

  /** Gives the published versions of a module, newest first. */
  async function versions(module: string): Promise<string[]> {
    const folder = path.join(siteDir, module);
    const found = (await namesIn(folder)).map(async (version) => ({
      version,
      at: (await fs.stat(path.join(folder, version, 'release.json')).catch(() => null))?.mtimeMs ?? 0,
    }));
    return (await Promise.all(found)).sort((a, b) => b.at - a.at).map(({ version }) => version);
  }

  return {
    place: siteDir,
    isRemote: false,
    servedFolder: siteDir,
    prepare: () => Promise.resolve(true),
    prepareLive: () => Promise.resolve(),
    revision: revisions.newest,
    readRegistry: revisions.read,
    readUsable: revisions.readUsable,
    watch: (onChange) => watchFolder(registryDir, onChange),
    history: revisions.history,
    async swapRegistry(next) {
      await makeDrafts();
      return revisions.add(next);
    },
    hasRevision: revisions.has,
    async addHistory(added) {
      await makeDrafts();
      return revisions.addHistory(added);
    },

    async readRelease(module, version) {
      const text = await readIfThere(path.join(siteDir, module, version, 'release.json'));
      return text === null ? null : parseRelease(text, `${module} ${version}`);
    },
    versions,
    async published() {
      const modules = (await namesIn(siteDir)).filter((name) => name !== REGISTRY);
      const names = modules.map(async (module) =>
        (await versions(module)).map((version) => ({ module, version })).reverse(),
      );
      return (await Promise.all(names)).flat();
    },
    readFile: (release, name) => fs.readFile(path.join(siteDir, fileUrl(release, name)), 'utf8'),
    async addRelease(build) {
      await makeDrafts();
      await maps.addSourceMaps(build);
      const { release } = build;
      await publishFolder(release, folderOf(release), draftsDir, (draft) => copyBuild(build, draft));
    },
    async writeBuild(release, folder) {
      await copyFolder(folderOf(release), folder);
      await maps.copySourceMaps(release, folder);
    },
    hasSourceMaps: maps.hasSourceMaps,
    readSourceMap: maps.readSourceMap,
    findDamage: (release) => findDamageIn(folderOf(release), release),
    ...recordFiles(path.join(registryDir, 'records'), draftsDir, makeDrafts),
    ...noteFiles(path.join(registryDir, 'builds'), draftsDir, makeDrafts),
  };
}

/** The folder of the registry in the folder of a site. No module can have this name. */
const REGISTRY = 'registry';
