import type { FormerVid } from '@demo-evm/shared/api/schemas';
import { isVid } from '@demo-evm/shared/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { errorCode, UNIQUE_VIOLATION } from '../errors/error-code';
import { istHourOf } from '../votes/ist-hour';
import { FORMER_VIDS } from './former-vids';

/**
 * The largest number of former vids of a machine. At this number, a campaign must give up a former vid before it can
 * choose a new vid.
 */
export const MAX_FORMER_VIDS = 20;
/** How often the vid of a machine can be changed on one day in India. */
export const MAX_VID_CHANGES_A_DAY = 10;

export type Renamed = 'renamed' | 'taken' | 'no account' | 'too many changes' | 'too many former';

/** Queries about the vids of an account's machine. docs/decisions/0044. */
export interface ShortLinkQueries {
  /**
   * Makes `vid` the present vid of the machine. The machine's vid until now becomes a former vid, which still leads to
   * the machine. Changes nothing when `vid` leads to another machine or a limit is reached.
   */
  readonly rename: (accountId: string, vid: string) => Promise<Renamed>;
  /**
   * Removes a former vid from the machine, so that any machine can have this vid. Gives `false` if it is no former vid
   * of the machine.
   */
  readonly giveUp: (accountId: string, vid: string) => Promise<boolean>;
  /**
   * Reads the present vid and the former vids, the latest first; `null` when the account no longer exists.
   */
  readonly read: (accountId: string) => Promise<{ vid: string; former_vids: FormerVid[] } | null>;
}

/** @param clock gives the present time, from which the queries know the day in India */
export function createShortLinkQueries(
  db: Kysely<Tables>,
  clock: () => Date = () => new Date(),
): ShortLinkQueries {
  const machineOf = (accountId: string) => db.selectFrom('machine').where('account_id', '=', accountId);
  return {
    async rename(accountId, vid) {
      const { day } = istHourOf(clock());
      try {
        return await db.transaction().execute((transaction) => change(transaction, accountId, { vid, day }));
      } catch (error) {
        if (errorCode(error) === UNIQUE_VIOLATION) return 'taken';
        throw error;
      }
    },
    async giveUp(accountId, vid) {
      if (!isVid(vid)) return false; // the database refuses some texts, for example one with U+0000
      const { numDeletedRows } = await db
        .deleteFrom('short_link')
        .where('machine_id', 'in', machineOf(accountId).select('id'))
        .where('former_since', 'is not', null)
        .where(sql`lower(vid)`, '=', vid.toLowerCase())
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    read: async (accountId) =>
      (await machineOf(accountId).select(['vid', FORMER_VIDS]).executeTakeFirst()) ?? null,
  };
}

/** Changes the vid. The lock on the machine makes a second change of this machine wait until the first has ended. */
async function change(
  db: Transaction<Tables>,
  accountId: string,
  { vid, day }: { readonly vid: string; readonly day: string },
): Promise<Renamed> {
  const machine = await db
    .selectFrom('machine')
    .where('account_id', '=', accountId)
    .select(['id', 'vid'])
    .select(sql<number>`case when vid_changed_on = ${day}::date then vid_changes else 0 end`.as('changes'))
    .forUpdate()
    .executeTakeFirst();
  if (!machine) return 'no account';
  if (machine.vid === vid) return 'renamed';
  if (machine.changes >= MAX_VID_CHANGES_A_DAY) return 'too many changes';

  const { others } = await db
    .selectFrom('short_link')
    .where('machine_id', '=', machine.id)
    .where(sql`lower(vid)`, '<>', vid.toLowerCase())
    .select(({ fn }) => fn.countAll<string>().as('others'))
    .executeTakeFirstOrThrow();
  if (Number(others) > MAX_FORMER_VIDS) return 'too many former';
  await db
    .updateTable('machine')
    .set({ vid, updated_at: sql`now()`, vid_changes: machine.changes + 1, vid_changed_on: day })
    .where('id', '=', machine.id)
    .execute();
  return 'renamed';
}
