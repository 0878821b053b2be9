import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables';

const INTERVAL_MS = 60_000;

/**
 * Writes a checkpoint every minute in which something changed: the embedded database never does so by
 * itself, and its log would grow and be replayed at the next start.
 * @returns stops it, after a last checkpoint
 */
export function keepCheckpointed(db: Kysely<Tables>): () => Promise<void> {
  let written = '';
  const checkpoint = async () => {
    if ((await position(db)) === written) return;
    await sql`checkpoint`.execute(db);
    written = await position(db);
  };
  const timer = setInterval(() => {
    checkpoint().catch((error: unknown) =>
      console.error('A checkpoint failed; the next one is tried.', error),
    );
  }, INTERVAL_MS).unref();
  return async () => {
    clearInterval(timer);
    await checkpoint();
  };
}

/** Where the log ends; it moves with every change. */
async function position(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(db);
  return rows[0]?.lsn ?? '';
}
