import { createRegistryCheck } from './check-registry';
import { requireRead, type NewestRegistry } from './newest-registry';
import type { ReleaseStorage } from './release-storage';

/** If a notice of a new revision was lost, the revision is found after this time. */
const LOOK_EVERY_MS = 1_000;

/**
 * Keeps the registry of a remote storage in memory. It is read again in the background, when the storage has noticed a
 * change and once a second. So no page waits for the storage, and pages are made from the last known revision while the
 * storage cannot be reached. docs/decisions/0063
 * @param onProblem As in `keepNewestRegistry`.
 */
export function followRegistry(
  storage: Pick<ReleaseStorage, 'revision' | 'readUsable' | 'prepareLive' | 'watch'>,
  onProblem: (error: unknown) => void,
): NewestRegistry {
  let isClosed = false;
  const report = (error: unknown) => {
    if (!isClosed) onProblem(error);
  };
  const { check, registry, brokenRevision } = createRegistryCheck(storage, report);
  let checking: Promise<void> | undefined;
  let changes = 0;

  /** A check that began before a change may not see the change, so it is repeated. */
  async function checkAgain(): Promise<void> {
    let seen: number;
    do {
      seen = changes;
      await check();
    } while (seen !== changes && !isClosed);
  }
  const look = () => {
    changes += 1;
    return (checking ??= checkAgain().finally(() => (checking = undefined)));
  };
  const lookInBackground = () => void look().catch(report);

  const stopWatching = storage.watch(lookInBackground);
  const timer = setInterval(lookInBackground, LOOK_EVERY_MS).unref();

  return {
    async read() {
      if (!registry()) await look();
      return requireRead(registry());
    },
    brokenRevision,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await stopWatching?.();
      await checking?.catch(() => undefined);
    },
  };
}
