import { sql, type Kysely, type RawBuilder } from 'kysely';
import { repeatHourly } from '../schedule/repeat-hourly';
import { rotateVoteIds } from './rotate-vote-ids';
import type { Tables } from './tables';

/**
 * The largest number of rows that one statement deletes. While a statement runs, the embedded database answers no other
 * query.
 */
const BATCH_ROWS = 2_000;
/** A reset of a total can be undone for this number of hours. Then its row of `count_reset` is deleted. */
export const UNDO_HOURS = 24;
/** A row of `counter_hour` is deleted when its day was more than this number of days ago. */
export const HOURS_KEPT_DAYS = 100;

/**
 * Every hour, deletes rows that are no longer needed. The id of a vote is dropped after 30 to 60 days. A row of
 * `counter_hour` is deleted after 100 days, because the API shows at most 92 days. A row of `count_reset` is deleted after 24 hours, because a reset can be undone
 * for 24 hours. The id of an ended token is deleted after a day, because the token has expired by then. A
 * link for a new password is deleted after a day too, so that a page can say until then that the link has
 * expired or was used. A counter whose machine was deleted is deleted. A number of a release that has not
 * grown for 30 days is deleted. Counts of calls are deleted after an hour. The table `counter` keeps the totals.
 * docs/decisions/0038, 0042, 0046, 0066, 0067.
 * @returns a function that stops the deletions
 */
export function keepForgettingOldRows(db: Kysely<Tables>): () => void {
  return repeatHourly('Old rows could not be deleted.', () => forgetOldRows(db));
}

/** Deletes the old rows once, as `keepForgettingOldRows` does every hour. */
export async function forgetOldRows(db: Kysely<Tables>): Promise<void> {
  // An answer of the API shows at most `MAX_NUMBER_DAYS` days (shared/api/schema/numbers.ts).
  await deleteRows(db, 'counter_hour', sql`day < current_date - ${HOURS_KEPT_DAYS}::int`);
  await deleteRows(db, 'count_reset', sql`reset_at < now() - make_interval(hours => ${UNDO_HOURS}::int)`);
  // A token expires after 12 hours (`TOKEN_LIFETIME` in accounts/tokens.ts).
  await deleteRows(db, 'ended_token', sql`ended_at < now() - interval '1 day'`);
  await deleteRows(db, 'password_reset', sql`created_at < now() - interval '1 day'`);
  await deleteRows(db, 'release_number', sql`updated_at < now() - interval '30 days'`);
  // The longest window is 10 minutes (`LIMITS` in http/throttle.ts).
  await deleteRows(db, 'call_count', sql`started_at < now() - interval '1 hour'`);
  // A vote that is being counted while its machine is deleted can leave a counter without a machine.
  await deleteRows(
    db,
    'counter',
    sql`counter ~ '^(evm|own|open|share):[0-9]+$'
      and not exists (select from machine where machine.id = split_part(counter, ':', 2)::bigint)`,
  );
  await rotateVoteIds(db);
}

/** Deletes the rows of a table that meet the condition, in batches. */
async function deleteRows(
  db: Kysely<Tables>,
  table: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const statement = sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${condition} limit ${BATCH_ROWS}
  ))`;
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows < BATCH_ROWS) return;
  }
}
