import type { Registry } from '@demo-evm/shared/contract';
import type { ReleaseStorage } from './release-storage';

/** What a process knows of the newest revision of the registry. */
export interface RegistryCheck {
  /**
   * Looks for a newer revision, and takes it when this machine has the files of its live releases. Rejects only when
   * there is no revision yet that could be used.
   */
  readonly check: () => Promise<void>;
  /** Gives the newest revision that can be used; `null` before the first check. */
  readonly registry: () => Registry | null;
  /** Gives the newest known revision while it cannot be used or the storage cannot be read; otherwise `null`. */
  readonly brokenRevision: () => number | null;
}

/**
 * @param onProblem Called with the error when a newer revision cannot be used, once for each revision, and once
 * until the storage can be read again.
 */
export function createRegistryCheck(
  storage: Pick<ReleaseStorage, 'revision' | 'readUsable' | 'prepareLive'>,
  onProblem: (error: unknown) => void,
): RegistryCheck {
  let registry: Registry | null = null;
  let newest = 0;
  let unusable: number | null = null;
  let isUnreadable = false;

  const setUnusable = (revision: number, error: unknown) => {
    if (revision !== unusable) onProblem(error);
    unusable = revision;
  };

  async function take(revision: number): Promise<void> {
    const { registry: usable, problem } = await storage.readUsable();
    newest = revision;
    if (problem) setUnusable(problem.revision, problem.error);
    try {
      await storage.prepareLive(usable);
    } catch (error) {
      // Without an earlier revision, the pages of the releases that are there are better than none.
      registry ??= usable;
      return setUnusable(usable.revision, error);
    }
    registry = usable;
    if (!problem) unusable = null;
  }

  async function check(): Promise<void> {
    const revision = await storage.revision();
    // A damaged revision may have been replaced by another one with the same number.
    if (!registry || revision !== newest || unusable !== null) await take(revision);
    isUnreadable = false;
  }

  return {
    check: () =>
      check().catch((error: unknown) => {
        if (!registry) throw error;
        if (!isUnreadable) onProblem(error);
        isUnreadable = true;
      }),
    registry: () => registry,
    brokenRevision: () => (isUnreadable ? newest : unusable),
  };
}
