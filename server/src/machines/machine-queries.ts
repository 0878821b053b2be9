import type { PublicMachine } from '@demo-evm/shared/api/schemas';
import { isVid } from '@demo-evm/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { VoteCounts } from '../votes/vote-counts';
import { PUBLIC_COLUMNS } from './public-columns';

/** Queries for the public routes of machines. Upper and lower case count as equal in a vid. */
export interface MachineQueries {
  /** The public fields of a machine; `null` when no machine has this vid. */
  readonly find: (vid: string) => Promise<PublicMachine | null>;
  /** The number of votes of a machine; 0 when no machine has this vid. */
  readonly count: (vid: string) => Promise<number>;
  /**
   * Counts one vote and gives the new total after the commit; `null` when no machine has this vid. A vote whose `rid`
   * is already stored adds nothing.
   */
  readonly increment: (vid: string, rid: string | undefined) => Promise<number | null>;
}

/** Creates the queries. They do not ask the database about a text that cannot be a vid. */
export function createMachineQueries(db: Kysely<Tables>, counts: VoteCounts): MachineQueries {
  return {
    async find(vid) {
      if (!isVid(vid)) return null;
      const query = db.selectFrom('machine').where(sql`lower(vid)`, '=', vid.toLowerCase());
      return (await query.select(PUBLIC_COLUMNS).executeTakeFirst()) ?? null;
    },
    count: async (vid) => (isVid(vid) ? counts.read({ vid }) : 0),
    increment: async (vid, rid) => (isVid(vid) ? counts.add({ vid }, rid) : null),
  };
}
