import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const INTERVAL_MS = 60 * 60 * 1_000;
/** Few at a time: the embedded database answers nothing else meanwhile. */
const AT_ONCE = 2_000;

/**
 * Forgets, every hour, the ids of votes that were counted 30 days ago or earlier; browsers give a vote up
 * after 29. The counts stay. docs/decisions/0005.
 * @returns stops it
 */
export function keepForgettingVoteIds(db: Kysely<Tables>): () => void {
  const timer = setInterval(() => {
    forgetVoteIds(db).catch((error: unknown) =>
      console.error('Old ids of votes could not be removed; the next hour tries again.', error),
    );
  }, INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/** One round of it; gives how many were forgotten. */
export async function forgetVoteIds(db: Kysely<Tables>): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from vote where rid in (
        select rid from vote where counted_at < now() - interval '30 days' limit ${AT_ONCE}
      )`.execute(db);
    forgotten += Number(numAffectedRows);
    if (numAffectedRows < AT_ONCE) return forgotten;
  }
}
