import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

/** The id of a vote is kept for at least this number of days. A browser sends a vote for 29 days. */
const VOTE_IDS_KEPT_DAYS = 30;

/**
 * While a rotation waits for the tables, votes wait behind it. A backup can hold the tables for minutes, so the rotation
 * gives up after this time.
 */
const LOCK_TIMEOUT = '200ms';

/**
 * Drops the earlier ids of votes and makes the present ids the earlier ones, if the last rotation was
 * `VOTE_IDS_KEPT_DAYS` ago. An id is therefore kept for 30 to 60 days. Rejects when the tables are in use for longer than
 * `LOCK_TIMEOUT`; a later call can then succeed. docs/decisions/0066.
 */
export async function rotateVoteIds(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(transaction);
    // Of several processes, one changes the row. The others wait for it, and then find nothing to do.
    const { numUpdatedRows } = await transaction
      .updateTable('vote_rotation')
      .set({ rotated_at: sql`now()` })
      .where('rotated_at', '<=', sql<Date>`now() - make_interval(days => ${VOTE_IDS_KEPT_DAYS}::int)`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    // A statement that counts votes locks both tables before it takes its snapshot. So each statement sees either all
    // ids from before the rotation, or the ids of all statements that ran before the rotation.
    await sql`lock table vote, vote_earlier in access exclusive mode`.execute(transaction);
    await sql`drop table vote_earlier`.execute(transaction);
    await sql`alter table vote rename to vote_earlier`.execute(transaction);
    await sql`create table vote (like vote_earlier including all)`.execute(transaction);
  });
}
