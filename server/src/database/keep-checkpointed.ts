import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const CHECKPOINT_INTERVAL_MS = 60_000;

/**
 * Every minute, writes a checkpoint if data has changed since the last checkpoint. An open embedded database writes
 * no checkpoint by itself: its log would grow, and the next start would replay the whole log.
 * @returns a function that ends the regular checkpoints and, if data has changed, writes a final checkpoint
 */
export function keepCheckpointed(db: Kysely<Tables>): () => Promise<void> {
  let lastPosition = '';
  const checkpoint = async () => {
    if ((await logPosition(db)) === lastPosition) return;
    await sql`checkpoint`.execute(db);
    lastPosition = await logPosition(db);
  };
  const timer = setInterval(() => {
    checkpoint().catch((error: unknown) =>
      console.error('A checkpoint failed. The next attempt is in a minute.', error),
    );
  }, CHECKPOINT_INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await checkpoint();
  };
}

/** Reads the position of the end of the write-ahead log. Every change moves this position. */
async function logPosition(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
  return rows[0]?.lsn ?? '';
}
