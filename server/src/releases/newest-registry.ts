import type { Registry } from '@demo-evm/shared/contract';
import { createRegistryCheck } from './check-registry';
import type { ReleaseStorage } from './release-storage';

/** If the watcher has missed a change, for example on a network disk, the change is found after this time. */
const MAX_AGE_MS = 1_000;

export interface NewestRegistry {
  /** Gives the newest revision that can be used. Visitors get the pages of this revision. */
  readonly read: () => Promise<Registry>;
  /**
   * Gives the newest known revision while it cannot be used or the storage cannot be read; otherwise `null`.
   */
  readonly brokenRevision: () => number | null;
  readonly close: () => Promise<void>;
}

/**
 * Keeps the registry in memory, so that a page needs no call to the disk. The registry is read again after
 * the storage has noticed a change, and at the latest after a second. Where the storage cannot be watched, each call
 * looks for a newer revision. docs/decisions/0055
 * @param onProblem Called with the error when a newer revision cannot be used, once for each revision, and once
 * until the storage can be read again.
 */
export function keepNewestRegistry(
  storage: Pick<ReleaseStorage, 'revision' | 'readUsable' | 'prepareLive' | 'watch'>,
  onProblem: (error: unknown) => void,
): NewestRegistry {
  const { check, registry, brokenRevision } = createRegistryCheck(storage, onProblem);
  let checkedAt = 0;
  let hasChanged = true;
  let checking: Promise<void> | undefined;
  const stopWatching = storage.watch(() => (hasChanged = true));

  const look = () => {
    hasChanged = false;
    checkedAt = performance.now();
    return check();
  };
  const isOld = () => !registry() || hasChanged || performance.now() - checkedAt > MAX_AGE_MS;

  return {
    async read() {
      if (!stopWatching) await look();
      // A check that began before a change may not see the change, so it may have to be repeated.
      else
        while (checking || isOld()) {
          checking ??= look().finally(() => (checking = undefined));
          await checking;
        }
      return requireRead(registry());
    },
    brokenRevision,
    close: async () => stopWatching?.(),
  };
}

/** Gives the registry. Throws when it was not read. */
export function requireRead(registry: Registry | null): Registry {
  if (!registry) throw new Error('The registry was not read.');
  return registry;
}
