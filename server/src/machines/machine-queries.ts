import type { PublicMachine } from '@demo-evm/shared/api/schemas';
import { isVid } from '@demo-evm/shared/domain';
import { sql, type Kysely } from 'kysely';
import { PUBLIC_COLUMNS } from './public-columns';
import type { Tables } from '../database/tables';
import type { VoteCounts } from '../votes/vote-counts';

/** What the public calls need of the database. */
export interface MachineStore {
  /** The public fields of a machine, `null` when no machine has this vid. The case does not matter. */
  find(vid: string): Promise<PublicMachine | null>;
  /** All votes of a machine; 0 when no machine has this vid. */
  count(vid: string): Promise<number>;
  /**
   * Counts one vote and gives the new total, after the commit; `null` when no machine has this vid.
   * With a `rid` that was counted before, nothing is added.
   */
  increment(vid: string, rid: string | undefined): Promise<number | null>;
}

/** Machines by their short link; an id that can be no short link is asked of nobody. */
export function createMachineStore(db: Kysely<Tables>, counts: VoteCounts): MachineStore {
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
