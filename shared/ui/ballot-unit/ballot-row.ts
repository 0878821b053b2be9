import type { NamedIn, NamePair, VoteFate, VoteTarget } from '@demo-evm/shared/domain';
import type { ReactNode } from 'react';

/** The content of one row of the machine. A row without names and candidate is blank. */
export interface BallotRow {
  readonly serial: number;
  readonly names?: NamePair | null;
  /** Set only on the row of a campaign's candidate. That row is highlighted. */
  readonly candidate?: {
    readonly party: NamedIn;
    /** An address that `imageUrl` (shared/domain) has checked. `null` shows a placeholder. */
    readonly photo: string | null;
    readonly symbol: string | null;
  };
  /**
   * The vote for this row, for the script that handles presses before the App runs (shared/ui/pre-hydration). Only a
   * row whose votes go to the server has this property.
   */
  readonly early?: EarlyVote;
  /** The number of votes for this row, on a machine that shows it. `null` when the number is not known. */
  readonly votes?: number | null;
  /** The share of all votes, such as 25 %. It replaces the word for votes beside the number. */
  readonly share?: string | undefined;
  /** A small picture beside the names, on a machine without a campaign's candidate. */
  readonly mark?: ReactNode;
}

/** A vote as the page's script casts it before the App runs. */
export interface EarlyVote {
  /** The arguments of `VoteQueue.cast` (shared/votes). */
  readonly targets: readonly VoteTarget[];
  /** The message for each fate of the vote. The script shows the message when the lamp has gone out. */
  readonly sentences: Readonly<Record<VoteFate, string>>;
}

/**
 * How a row looks. `candidate` is the highlighted row of a campaign's candidate. `named` is a row with names on a
 * machine without a campaign's candidate, and all such rows look alike. `blank` is a row with a number and a dull
 * button.
 */
export type RowLook = 'candidate' | 'named' | 'blank';

export function lookOf({ names, candidate }: BallotRow): RowLook {
  if (candidate) return 'candidate';
  return names ? 'named' : 'blank';
}

/** The `id` of a row's element. Links to the row, such as the guide, use this `id`. */
export function rowId(serial: number): string {
  return `row-${String(serial)}`;
}
