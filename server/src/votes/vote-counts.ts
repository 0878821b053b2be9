import type { Queries } from '../database/with-pool';
import { createCountStatement, type CounterRef, type IncomingVote } from './count-statement';
import { createGroup, type GroupObserver } from './group';

export type { CounterRef } from './count-statement';

/** Adds votes to counters and reads counters. docs/decisions/0005, 0012. */
export interface VoteCounts {
  /** Reads a count; 0 for a counter without votes and for a machine that does not exist. */
  readonly read: (target: CounterRef) => Promise<number>;
  /**
   * Adds one vote, and gives the new count after the commit; `null` when no machine has the vid. A vote whose `rid` was
   * counted before adds nothing.
   */
  readonly add: (target: CounterRef, rid: string | undefined) => Promise<number | null>;
}

interface VoteCountsOptions {
  /** The largest number of votes in one statement. Further votes wait for the next statement. */
  readonly largestGroup?: number;
  readonly observe?: GroupObserver | undefined;
}

/**
 * Counts votes in the tables `counter` and `vote`. Votes that arrive during a write wait and are then written in
 * groups.
 */
export function createVoteCounts(
  { query }: Pick<Queries, 'query'>,
  { largestGroup = 1_000, observe }: VoteCountsOptions = {},
): VoteCounts {
  const statement = createCountStatement(query);
  const group = createGroup<IncomingVote, number | null>(statement.count, { largest: largestGroup, observe });
  return {
    read: statement.read,
    add: (target, rid) => group.add({ target, rid: rid?.toLowerCase() }),
  };
}
