import { browserStorage } from '@demo-evm/shared/device';
import type { VoteTarget } from '@demo-evm/shared/domain';

/** The targets of one vote. The votes for the others depend on the vote for the first. */
export type VoteTargets = readonly [VoteTarget, ...VoteTarget[]];

const KEY = 'unsent-presses';

function readKept(): VoteTargets[] {
  return JSON.parse(browserStorage.getItem(KEY) ?? '[]') as VoteTargets[];
}

/**
 * Keeps the votes of a page that is left before the script that sends them has arrived. The next page with a machine sends
 * them. docs/decisions/0073
 */
export function keepPresses(votes: readonly VoteTargets[]): void {
  if (votes.length > 0) browserStorage.setItem(KEY, JSON.stringify([...readKept(), ...votes]));
}

/** Gives the votes that `keepPresses` has kept, and removes them, so that no other page sends them too. */
export function takeKeptPresses(): VoteTargets[] {
  const kept = readKept();
  browserStorage.removeItem(KEY);
  return kept;
}
