import { createHash } from 'node:crypto';
import os from 'node:os';
import type { Release } from '@demo-evm/shared/contract';
import type { ReleaseStorage } from './release-storage';

/**
 * Gives the version that `noteBuild` recorded last for a module of a workspace, even if that version was not released.
 * Gives `null` when no version was recorded.
 */
export function lastBuild(
  storage: ReleaseStorage,
  workspaceDir: string,
  module: string,
): Promise<string | null> {
  return storage.readNote(noteName(workspaceDir, module));
}

/** Records the version of a build, so that `lastBuild` can give this version. */
export async function noteBuild(
  storage: ReleaseStorage,
  workspaceDir: string,
  { module, version }: Release,
): Promise<void> {
  const name = noteName(workspaceDir, module);
  if ((await storage.readNote(name)) !== version) await storage.writeNote(name, version);
}

/**
 * Gives the name of the note about a workspace's last build of a module. The host name is a part of the hash, because
 * several computers may use one site and have their workspaces at the same path.
 */
function noteName(workspaceDir: string, module: string): string {
  const workspace = createHash('sha256').update(`${os.hostname()}\n${workspaceDir}`).digest('hex');
  return `${module}-${workspace.slice(0, 16)}`;
}
