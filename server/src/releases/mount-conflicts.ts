import type { Release } from '@demo-evm/shared/contract';
import { mountsMeet } from '@demo-evm/shared/domain';

/**
 * Finds each pair of mounts that belong to different modules and could both match one address. Gives one sentence for
 * each pair.
 */
export function mountConflicts(live: readonly Release[]): string[] {
  const pairs = live.flatMap((one, at) => live.slice(at + 1).map((other) => [one, other] as const));
  const problems = pairs
    .filter(([one, other]) => one.module !== other.module)
    .flatMap(([one, other]) =>
      (one.mounts ?? []).flatMap((mount) =>
        (other.mounts ?? [])
          .filter((theirs) => mountsMeet(mount, theirs))
          .map(
            (theirs) =>
              `${one.module} at ${mount} and ${other.module} at ${theirs} answer the same addresses.`,
          ),
      ),
    );
  return [...new Set(problems)];
}
