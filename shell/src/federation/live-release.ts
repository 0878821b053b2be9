import { describeRemote, type Registry, type Release, type RemoteRelease } from '@demo-evm/shared/contract';

/**
 * Gives the live release of the module of `old`, or `old` if the registry has no live release of this module. A visitor
 * who has the canary keeps the canary as long as the registry names it. A developer's release is never replaced.
 */
export function liveRelease(registry: Registry, old: RemoteRelease): RemoteRelease {
  const known = registry.modules[old.module];
  if (!known || old.integrity === null) return old;
  const isCanary = known.canary?.version === old.version;
  const current: Release | undefined = known.releases[known.current];
  const release: Release | undefined = isCanary ? known.releases[old.version] : current;
  return (release && describeRemote(release, isCanary ? current : undefined)) ?? old;
}
