import type { Release } from '@demo-evm/shared/contract';
import type { Modules } from './registry-changes';

/** Gives all releases that visitors may get: the current one and the canary of each module. */
export function liveReleases(modules: Modules): Release[] {
  return Object.values(modules).flatMap(({ current, canary, releases }) =>
    [current, canary?.version].flatMap((version) => (version ? (releases[version] ?? []) : [])),
  );
}

/** Gives the releases that become current or become a canary when `next` replaces `before`. */
export function switchedTo(before: Modules, next: Modules): Release[] {
  return Object.entries(next).flatMap(([module, { current, canary, releases }]) => {
    const known = before[module];
    const versions = [
      current === known?.current ? undefined : current,
      canary?.version === known?.canary?.version ? undefined : canary?.version,
    ];
    return versions.flatMap((version) => (version ? (releases[version] ?? []) : []));
  });
}
