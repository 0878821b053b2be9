import {
  failure,
  parseCustomEvm,
  success,
  withCustomVote,
  type CustomEvm,
  type Result,
} from '@demo-evm/shared/domain';
import type { SafeStorage } from './storage';

/** The reason why a vote on a machine of this device was not counted. */
export type UncountedHere =
  /** This device has no readable machine with this id. Another tab may have deleted the machine. */
  | 'deleted'
  /** Storage is full or blocked. */
  | 'storage-refused';

/** The machines that are stored on this device only. Spec 3: Custom EVM. */
export interface CustomEvms {
  /** Gives the machine with this id, or `null` if this device has none or the stored text is broken. */
  readonly find: (id: string) => CustomEvm | null;
  /**
   * Adds a vote for the candidate in row `serial` and gives the changed machine. This function reads the stored machine
   * first, because another tab may have changed the machine. A vote that cannot be stored is not counted.
   */
  readonly vote: (id: string, serial: number) => Result<CustomEvm, UncountedHere>;
}

/**
 * @param storage Holds each machine as JSON. The key is the machine's id.
 * @param linked A machine that came in a link. It is not in storage before its first vote.
 */
export function createCustomEvms(
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>,
  linked: CustomEvm | null = null,
): CustomEvms {
  const find = (id: string) => parseCustomEvm(id, storage.getItem(id)) ?? linked;
  return {
    find,
    vote(id, serial) {
      const stored = find(id);
      if (!stored) return failure('deleted');
      const voted = withCustomVote(stored, serial);
      return storage.setItem(id, JSON.stringify(voted)) ? success(voted) : failure('storage-refused');
    },
  };
}
