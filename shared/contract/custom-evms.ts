import { parseCustomEvm, withCustomVote, withVotesOf, type CustomEvm } from '@demo-evm/shared/domain';
import type { KeyValueStorage } from './storage';

/** The machines that live on this device. SPEC 3: Custom EVM. */
export interface CustomEvms {
  /** `null` when this device has none of this id, or it cannot be read. */
  readonly find: (id: string) => CustomEvm | null;
  /**
   * Adds a vote for the candidate in row `serial` to what is stored, which another tab may have changed,
   * and gives the machine as it is then. Where storage refuses, the vote is in the answer only.
   */
  readonly vote: (machine: CustomEvm, serial: number) => CustomEvm;
}

/** @param storage where the machines are, each under its id */
export function createCustomEvms(storage: KeyValueStorage): CustomEvms {
  const find = (id: string) => parseCustomEvm(id, storage.getItem(id));
  return {
    find,
    vote(machine, serial) {
      const stored = find(machine.id);
      const voted = withCustomVote(stored ? withVotesOf(stored, machine) : machine, serial);
      if (stored) storage.setItem(machine.id, JSON.stringify(voted)); // what another tab deleted stays so
      return voted;
    },
  };
}
