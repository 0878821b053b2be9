import { browserStorage } from '@demo-evm/shared/device';
import type { VoteTarget } from '@demo-evm/shared/domain';

const KEY = 'unsent-presses';

function readKept(): (readonly VoteTarget[])[] {
  return JSON.parse(browserStorage.getItem(KEY) ?? '[]') as (readonly VoteTarget[])[];
}

/**
 * Keeps the votes of a page that is left before the script that sends them has arrived. The next page with a machine
 * sends them. docs/decisions/0073
 * @param votes the targets of each vote
 */
export function keepPresses(votes: readonly (readonly VoteTarget[])[]): void {
  if (votes.length > 0) browserStorage.setItem(KEY, JSON.stringify([...readKept(), ...votes]));
}

/** Gives the votes that `keepPresses` has kept, and removes them, so that no other page sends them too. */
export function takeKeptPresses(): (readonly VoteTarget[])[] {
  const kept = readKept();
  browserStorage.removeItem(KEY);
  return kept;
}
