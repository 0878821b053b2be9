import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const INTERVAL_MS = 60_000;

/**
 * Writes a checkpoint every minute in which something changed. The embedded database never does this by itself: its log
 * would grow, and the next start would replay all of it.
 * @returns a function that writes a last checkpoint and stops
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
      console.error('A checkpoint failed. The next one is tried in a minute.', error),
    );
  }, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await checkpoint();
  };
}

/** The end of the write-ahead log, which moves with every change. */
async function logPosition(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
  return rows[0]?.lsn ?? '';
}
