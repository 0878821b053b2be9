import type { PublicMachine } from '@demo-evm/shared/api/schemas';
import { isVid } from '@demo-evm/shared/domain';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { VoteCounts } from '../votes/vote-counts';
import { pausedRecord, PUBLIC_COLUMNS } from './public-columns';

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

/**
 * Creates the queries. They do not ask the database about a text that cannot be a vid, because the database
 * refuses some texts, for example one with U+0000.
 */
export function createMachineQueries(db: Kysely<Tables>, counts: VoteCounts): MachineQueries {
  const machineAt = (vid: string) =>
    db
      .selectFrom('short_link')
      .innerJoin('machine', 'machine.id', 'short_link.machine_id')
      .where(sql`lower(short_link.vid)`, '=', vid.toLowerCase());
  return {
    async find(vid) {
      if (!isVid(vid)) return null;
      const columns = PUBLIC_COLUMNS.map((column) => `machine.${column}` as const);
      const row = await machineAt(vid).select(columns).select('machine.paused_at').executeTakeFirst();
      if (!row) return null;
      const { paused_at: pausedAt, ...machine } = row;
      return pausedAt ? pausedRecord(machine, pausedAt) : machine;
    },
    count: async (vid) => (isVid(vid) ? counts.read({ vid }) : 0),
    increment: async (vid, rid, isOwn) => (isVid(vid) ? counts.add({ vid }, rid, isOwn) : null),
    countVisit: async (vid, kind) => isVid(vid) && counts.addVisit(vid, kind),
    async isOwn(vid, accountId) {
      if (!isVid(vid)) return false;
      const query = machineAt(vid).where('machine.account_id', '=', accountId);
      return (await query.select('machine.id').executeTakeFirst()) !== undefined;
    },
  };
}
