import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readIfThere } from '../files/read-if-there';
import type { ReleaseStorage } from './release-storage';

/**
 * Keeps, for each workspace and module, the version that was recorded last.
 * @param makeDrafts Called before a draft is written into `draftsDir`, so that the folder exists.
 */
export function buildNotes(
  buildsDir: string,
  draftsDir: string,
  makeDrafts: () => Promise<void>,
): Pick<ReleaseStorage, 'lastBuild' | 'noteBuild'> {
  return {
    lastBuild: (workspaceDir, module) => readIfThere(path.join(buildsDir, noteName(workspaceDir, module))),
    async noteBuild(workspaceDir, { module, version }) {
      await fs.mkdir(buildsDir, { recursive: true });
      const note = path.join(buildsDir, noteName(workspaceDir, module));
      if ((await readIfThere(note)) === version) return;
      await makeDrafts();
      const draft = path.join(draftsDir, `note-${randomUUID()}`);
      await fs.writeFile(draft, version);
      // The rename is atomic, so the file always holds a whole version. If it held half a version, an old
      // build would count as new.
      await fs.rename(draft, note);
    },
  };
}

/**
 * Gives the name of the file that holds the version of a workspace's last build of a module. The host name is
 * a part of the hash, because several computers may share the site's folder and have their workspaces at the
 * same path.
 */
function noteName(workspaceDir: string, module: string): string {
  const workspace = createHash('sha256').update(`${os.hostname()}\n${workspaceDir}`).digest('hex');
  return `${module}-${workspace.slice(0, 16)}`;
}
