import type { Registry } from '@demo-evm/shared/contract';
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
  readonly close: () => void;
}

/**
 * Keeps the registry in memory, so that a page needs no call to the disk. The registry is read again after
 * the storage has noticed a change, and at the latest after a second. Where the storage cannot be watched, each call
 * looks for a newer revision. docs/decisions/0055
 * @param onProblem Called with the error when a newer revision cannot be used, once for each revision, and each time
 * when the storage cannot be read.
 */
export function keepNewestRegistry(
  storage: Pick<ReleaseStorage, 'revision' | 'readUsable' | 'watch'>,
  onProblem: (error: unknown) => void,
): NewestRegistry {
  let registry: Registry | null = null;
  let newest = 0;
  let unusable: number | null = null;
  let isUnreadable = false;
  let checkedAt = 0;
  let hasChanged = true;
  let checking: Promise<void> | undefined;
  const stopWatching = storage.watch(() => (hasChanged = true));

  const check = async () => {
    hasChanged = false;
    checkedAt = performance.now();
    const revision = await storage.revision();
    // A damaged revision may have been replaced by another one with the same number.
    if (!registry || revision !== newest || unusable !== null) {
      const usable = await storage.readUsable();
      if (usable.problem && usable.problem.revision !== unusable) onProblem(usable.problem.error);
      unusable = usable.problem?.revision ?? null;
      registry = usable.registry;
      newest = revision;
    }
    isUnreadable = false;
  };
  const keepOld = (error: unknown) => {
    if (!registry) throw error;
    isUnreadable = true;
    onProblem(error);
  };
  const isOld = () => !registry || hasChanged || performance.now() - checkedAt > MAX_AGE_MS;
  const tryToCheck = () => check().catch(keepOld);

  return {
    async read() {
      if (!stopWatching) await tryToCheck();
      // A check that began before a change may not see the change, so it may have to be repeated.
      else
        while (checking || isOld()) {
          checking ??= tryToCheck().finally(() => (checking = undefined));
          await checking;
        }
      if (!registry) throw new Error('The registry was not read.');
      return registry;
    },
    brokenRevision: () => (isUnreadable ? newest : unusable),
    close: () => stopWatching?.(),
  };
}
