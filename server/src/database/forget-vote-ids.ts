import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const DELETION_INTERVAL_MS = 60 * 60 * 1_000;
/** The most rows that one statement deletes. While a statement runs, the embedded database answers no other query. */
const BATCH_ROWS = 2_000;

/**
 * Every hour, deletes the ids of votes that were counted more than 30 days ago. These ids are no longer needed, because
 * browsers stop sending a vote after 29 days. The counts stay. docs/decisions/0005.
 * @returns a function that stops the deletions
 */
export function keepForgettingVoteIds(db: Kysely<Tables>): () => void {
  const timer = setInterval(() => {
    forgetVoteIds(db).catch((error: unknown) =>
      console.error('Old ids of votes could not be deleted. The next attempt is in an hour.', error),
    );
  }, DELETION_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Deletes the ids of all votes that were counted more than 30 days ago.
 * @returns the number of deleted ids
 */
export async function forgetVoteIds(db: Kysely<Tables>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from vote where rid in (
        select rid from vote where counted_at < now() - interval '30 days' limit ${BATCH_ROWS}
      )`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < BATCH_ROWS) return deleted;
  }
}
