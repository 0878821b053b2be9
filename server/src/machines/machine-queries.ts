import type { PublicMachine } from '@demo-evm/shared/api/schemas';
import { isVid } from '@demo-evm/shared/domain';
import { sql } from 'kysely';
import { createGroup } from '../database/group';
import type { Database } from '../database/database';
import type { VoteCounts } from '../votes/vote-counts';
import { keepMachines } from './kept-machines';
import { createMachineStatement } from './machine-statement';

/**
 * Queries for the public routes of machines. A former vid of a machine leads to the machine, as its present
 * vid does. Upper and lower case count as equal in a vid.
 */
export interface MachineQueries {
  /**
   * Gives the public fields of a machine, with its present vid; `null` when no machine has this vid. The
   * fields of a paused machine do not name the candidate.
   */
  readonly find: (vid: string) => Promise<PublicMachine | null>;
  /** Gives the number of votes of a machine; 0 when no machine has this vid. */
  readonly count: (vid: string) => Promise<number>;
  /**
   * Counts one vote and gives the new total after the commit; `null` when no machine has this vid. A vote whose `rid`
   * is already stored adds nothing.
   * @param isOwn true if the vote is from a browser in which the machine's account is logged in
   */
  readonly increment: (vid: string, rid: string | undefined, isOwn?: boolean) => Promise<number | null>;
  /** Counts an open or a share of a machine. Gives `false` when no machine has this vid. */
  readonly countVisit: (vid: string, kind: 'open' | 'share') => Promise<boolean>;
  /** Says whether the machine with this vid belongs to the account. */
  readonly isOwn: (vid: string, accountId: string) => Promise<boolean>;
}

/** The largest number of requests for which one statement finds the machines. */
const LARGEST_GROUP = 1_000;

/**
 * Creates the queries. They do not ask the database about a text that cannot be a vid, because the database
 * refuses some texts, for example one with U+0000.
 */
export function createMachineQueries(
  { db, query, changeCount, isShared }: Pick<Database, 'db' | 'query' | 'changeCount' | 'isShared'>,
  counts: VoteCounts,
): MachineQueries {
  const { add } = createGroup(createMachineStatement({ query }), { largest: LARGEST_GROUP });
  const find = isShared ? add : keepMachines(add, changeCount);
  return {
    find: async (vid) => (isVid(vid) ? find(vid.toLowerCase()) : null),
    count: async (vid) => (isVid(vid) ? counts.read({ vid }) : 0),
    increment: async (vid, rid, isOwn) => (isVid(vid) ? counts.add({ vid }, rid, isOwn) : null),
    countVisit: async (vid, kind) => isVid(vid) && counts.addVisit(vid, kind),
    async isOwn(vid, accountId) {
      if (!isVid(vid)) return false;
      const found = db
        .selectFrom('short_link')
        .innerJoin('machine', 'machine.id', 'short_link.machine_id')
        .where(sql`lower(short_link.vid)`, '=', vid.toLowerCase())
        .where('machine.account_id', '=', accountId);
      return (await found.select('machine.id').executeTakeFirst()) !== undefined;
    },
  };
}
