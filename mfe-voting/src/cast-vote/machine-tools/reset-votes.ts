import type { CustomEvms, SafeStorage, UncountedHere } from '@demo-evm/shared/device';
import { failure, success, type CustomEvm, type Result } from '@demo-evm/shared/domain';

/** The parts of the device's storage that a reset needs. */
export interface StoredMachines {
  readonly machines: Pick<CustomEvms, 'find'>;
  readonly storage: Pick<SafeStorage, 'setItem'>;
}

/** What a reset has changed. */
export interface VoteReset {
  readonly machine: CustomEvm;
  /** The machine as it was before, with its votes. */
  readonly before: CustomEvm;
}

/** Sets all votes of a machine to 0. The stored machine is read first, because another tab may have changed it. */
export function resetVotes(stored: StoredMachines, id: string): Result<VoteReset, UncountedHere> {
  return change(stored, id, () => 0);
}

/**
 * Adds the votes of `before` to the stored machine, so that the votes that were cast after the reset stay. A
 * candidate gets votes back only if the row still has the same name.
 */
export function putVotesBack(stored: StoredMachines, before: CustomEvm): Result<VoteReset, UncountedHere> {
  return change(stored, before.id, ({ name, votes }, place) => {
    const removed = before.candidates[place];
    return votes + (removed?.name === name ? removed.votes : 0);
  });
}

function change(
  { machines, storage }: StoredMachines,
  id: string,
  votesOf: (candidate: CustomEvm['candidates'][number], place: number) => number,
): Result<VoteReset, UncountedHere> {
  const before = machines.find(id);
  if (!before) return failure('deleted');
  const candidates = before.candidates.map((candidate, place) => ({
    ...candidate,
    votes: votesOf(candidate, place),
  }));
  const machine = { ...before, candidates };
  return storage.setItem(id, JSON.stringify(machine))
    ? success({ machine, before })
    : failure('storage-refused');
}
