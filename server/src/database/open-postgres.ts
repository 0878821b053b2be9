import { sql } from 'kysely';
import { Pool } from 'pg';
import { reasonOf, StartupError } from '../startup-error';
import type { Database } from './open-database';
import { withPool } from './with-pool';

/** A connection or an answer that takes longer counts as lost. */
const PATIENCE_MS = 5_000;

/** @throws {StartupError} when the server does not answer or does not let us in */
export async function openPostgres(connectionString: string): Promise<Database> {
  const db = withPool(
    new Pool({ connectionString, max: 10, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS }),
  );
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    throw new StartupError(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return { db, close: () => db.destroy() };
}
