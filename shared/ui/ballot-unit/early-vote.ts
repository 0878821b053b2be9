import type { VoteFate } from '@demo-evm/shared/domain';
import type { EarlyVote } from './ballot-row';

/**
 * A vote of a row as the page's script (shared/ui/pre-hydration) reads it, with the accessible name of the row's lit
 * lamp.
 */
export interface DrawnVote extends EarlyVote {
  readonly lamp: string;
}

/** Calls `write` for each fate of a vote, and gives the sentences by fate. */
export function sentencesOf(write: (fate: VoteFate) => string): EarlyVote['sentences'] {
  return {
    waiting: write('waiting'),
    counted: write('counted'),
    refused: write('refused'),
    unknown: write('unknown'),
  };
}

/** Gives the attribute `data-vote` for a row's element. The page's script reads the vote with `readEarlyVote`. */
export function earlyVoteAttributes(vote: EarlyVote, lamp: string) {
  const drawn: DrawnVote = { ...vote, lamp };
  return { 'data-vote': JSON.stringify(drawn) };
}

/** @returns The vote of a row, or `undefined` when the row's element has no `data-vote`. */
export function readEarlyVote(row: HTMLElement | undefined): DrawnVote | undefined {
  const { vote } = row?.dataset ?? {};
  return vote === undefined ? undefined : (JSON.parse(vote) as DrawnVote);
}
