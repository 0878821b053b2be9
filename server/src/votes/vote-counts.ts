import { randomUUID } from 'node:crypto';
import { createGroup, type GroupObserver } from '../database/group';
import type { Queries } from '../database/with-pool';
import type { CounterRef, Incoming } from './arrange-group';
import { createCountStatement } from './count-statement';

export type { CounterRef } from './arrange-group';

/** Adds votes to counters and reads counters. docs/decisions/0005, 0012. */
export interface VoteCounts {
  /** Reads a count; 0 for a counter without votes and for a machine that does not exist. */
  readonly read: (target: CounterRef) => Promise<number>;
  /**
   * Adds one vote, and gives the new count after the commit; `null` when no machine has the vid. A vote whose `rid` was
   * counted before adds nothing.
   * @param isOwn true if the vote is from a browser in which the machine's account is logged in
   */
  readonly add: (target: CounterRef, rid: string | undefined, isOwn?: boolean) => Promise<number | null>;
  /** Adds one open or one share to the numbers of a machine. Gives `false` when no machine has the vid. */
  readonly addVisit: (vid: string, kind: 'open' | 'share') => Promise<boolean>;
}

interface VoteCountsOptions {
  /** The largest number of votes and visits in one statement. Further votes and visits wait for the next statement. */
  readonly largestGroup?: number;
  readonly observe?: GroupObserver | undefined;
  /** Gives the moment that decides to which day and hour a vote belongs; the current moment by default. */
  readonly clock?: (() => Date) | undefined;
}

/**
 * Counts votes and visits in the tables `counter`, `vote` and `counter_hour`. A visit is an `open` or a `share` of a
 * machine. While one group is written, new votes and visits wait for a later group.
 */
export function createVoteCounts(
  { query }: Pick<Queries, 'query'>,
  { largestGroup = 1_000, observe, clock }: VoteCountsOptions = {},
): VoteCounts {
  const statement = createCountStatement(query, clock);
  const group = createGroup<Incoming, number | null>(statement.count, { largest: largestGroup, observe });
  return {
    read: statement.read,
    add(target, rid, isOwn = false) {
      // The statement marks own votes by their ids, so an own vote without an id gets one.
      const id = isOwn ? (rid ?? randomUUID()) : rid;
      return group.add({ kind: 'vote', target, rid: id?.toLowerCase(), isOwn });
    },
    addVisit: async (vid, kind) => (await group.add({ kind, target: { vid } })) !== null,
  };
}
