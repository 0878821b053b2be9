import type { Queries } from '../database/with-pool';
import { createCountStatement, type Vote, type VoteTarget } from './count-statement';
import { createGroup, type GroupObserver } from './group';

export type { VoteTarget } from './count-statement';

/** Adding to and reading of any counter. docs/decisions/0005, 0012. */
export interface VoteCounts {
  /** The sum of a counter's slots; 0 for one without votes, and for a machine that does not exist. */
  read(target: VoteTarget): Promise<number>;
  /**
   * Adds one vote and gives the new sum, after the commit; `null` when there is no such machine. With a
   * `rid` that was counted before, nothing is added.
   */
  add(target: VoteTarget, rid: string | undefined): Promise<number | null>;
}

interface VoteCountsOptions {
  /** Most votes in one statement; what is more waits for the next. */
  readonly largestGroup?: number;
  readonly observe?: GroupObserver | undefined;
}

/** Counts in the tables `counter` and `vote`: votes that arrive while others are written go together. */
export function createVoteCounts(
  { query }: Pick<Queries, 'query'>,
  { largestGroup = 1_000, observe }: VoteCountsOptions = {},
): VoteCounts {
  const statement = createCountStatement(query);
  const group = createGroup<Vote, number | null>(statement.count, { largest: largestGroup, observe });
  return {
    read: statement.read,
    add: (target, rid) => group.add({ target, rid: rid?.toLowerCase() }),
  };
}
