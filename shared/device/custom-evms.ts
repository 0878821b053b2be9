import {
  failure,
  parseCustomEvm,
  success,
  withCustomVote,
  type CustomEvm,
  type Result,
} from '@demo-evm/shared/domain';
import type { SafeStorage } from './storage';

/** Why a vote on a machine of this device was not counted. */
export type UncountedHere =
  /** Another tab has deleted the machine. */
  | 'deleted'
  /** Storage is full or blocked. */
  | 'storage-refused';

/** The machines that live on this device. Spec 3: Custom EVM. */
export interface CustomEvms {
  /** `null` when this device has none of this id, or it cannot be read. */
  readonly find: (id: string) => CustomEvm | null;
  /**
   * Adds a vote for the candidate in row `serial` to what is stored under `id`, which another tab may have changed,
   * and gives the machine as it is then. A vote that is not stored is not counted.
   */
  readonly vote: (id: string, serial: number) => Result<CustomEvm, UncountedHere>;
}

/** @param storage where the machines are, each under its id */
export function createCustomEvms(storage: Pick<SafeStorage, 'getItem' | 'setItem'>): CustomEvms {
  const find = (id: string) => parseCustomEvm(id, storage.getItem(id));
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
