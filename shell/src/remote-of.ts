import type { RemoteRelease } from '@demo-evm/shared/contract';
import { isMountedAt, redirectOf } from '@demo-evm/shared/domain';

/** The remote that a path will show, after its redirect; `undefined` when the shell itself answers. */
export function remoteOf(path: string, remotes: readonly RemoteRelease[]): RemoteRelease | undefined {
  const target = redirectOf(path) ?? path;
  return remotes.find(({ mounts }) => isMountedAt(mounts, target));
}
