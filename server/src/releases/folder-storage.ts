import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileUrl } from '@demo-evm/shared/contract';
import { errorCode } from '../errors/error-code';
import { clearLeftovers } from './clear-leftovers';
import { findDamage } from './find-damage';
import { parseRelease } from './parse-release';
import { publishFolder } from './publish-folder';
import type { ReleaseStorage } from './release-storage';
import { revisionFiles } from './revision-files';

/**
 * Stores a site in a folder, which several processes may change at once:
 * ```
 * <module>/<version>/        a published release
 * registry/0000000012.json   revision 12; the newest revision is the registry
 * registry/drafts/           files that are being written; drafts of killed processes are removed later
 * registry/builds/           for each workspace and module, the version that was noted last
 * ```
 */
export function createFolderStorage(siteDir: string): ReleaseStorage {
  const registryDir = path.join(siteDir, 'registry');
  const draftsDir = path.join(registryDir, 'drafts');
  const buildsDir = path.join(registryDir, 'builds');
  const revisions = revisionFiles(registryDir, draftsDir);
  const folderOf = ({ module, version }: { module: string; version: string }) =>
    path.join(siteDir, module, version);
  const makeDrafts = async () => {
    await fs.mkdir(draftsDir, { recursive: true });
    await clearLeftovers(draftsDir);
  };

  return {
    place: siteDir,
    revision: revisions.newest,
    readRegistry: revisions.read,
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
      await publishFolder(build, folderOf(build.release), draftsDir);
    },
    findDamage: (release) => findDamage(folderOf(release), release),

    lastBuild: (workspaceDir, module) => readIfThere(path.join(buildsDir, noteName(workspaceDir, module))),
    async noteBuild(workspaceDir, { module, version }) {
      await fs.mkdir(buildsDir, { recursive: true });
      const note = path.join(buildsDir, noteName(workspaceDir, module));
      if ((await readIfThere(note)) === version) return;
      await makeDrafts();
      const draft = path.join(draftsDir, `note-${randomUUID()}`);
      await fs.writeFile(draft, version);
      // The rename is atomic, so the note always holds a whole version. If it held half a version, an old build would
      // count as new.
      await fs.rename(draft, note);
    },
  };
}

/**
 * The file name of the note about a workspace's last build of a module. The host name is a part of the hash, because
 * several computers may share the site's folder and have their workspaces at the same path.
 */
function noteName(workspaceDir: string, module: string): string {
  const workspace = createHash('sha256').update(`${os.hostname()}\n${workspaceDir}`).digest('hex');
  return `${module}-${workspace.slice(0, 16)}`;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await fs.readFile(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
