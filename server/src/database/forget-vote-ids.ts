import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const INTERVAL_MS = 60 * 60 * 1_000;
/** Rows of one statement. It is small, because the embedded database answers nothing else meanwhile. */
const BATCH_ROWS = 2_000;

/**
 * Deletes every hour the ids of votes that were counted 30 days ago or earlier. Browsers stop sending a vote after 29
 * days. The counts stay. docs/decisions/0005.
 * @returns a function that stops it
 */
export function keepForgettingVoteIds(db: Kysely<Tables>): () => void {
  const timer = setInterval(() => {
    forgetVoteIds(db).catch((error: unknown) =>
      console.error('Old ids of votes could not be deleted. This is tried again in an hour.', error),
    );
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/** Deletes all old ids, and gives their number. */
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
