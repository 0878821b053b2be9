import { sql } from 'kysely';
import { Pool } from 'pg';
import { reasonOf, OperatorError } from '../errors/operator-error';
import type { Database } from './database';
import { withPool } from './with-pool';

/** A connection or an answer that takes longer counts as lost. */
const PATIENCE_MS = 5_000;

/** Lost connections are made anew. */
const NEVER = new Promise<never>(() => undefined);

/** @throws {OperatorError} when the server does not answer or does not let us in */
export async function openPostgres(connectionString: string): Promise<Database> {
  const queries = withPool(
    new Pool({
      connectionString,
      max: 10,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    }),
  );
  try {
    await sql`select 1`.execute(queries.db);
  } catch (error) {
    await queries.db.destroy();
    throw new OperatorError(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return { ...queries, close: () => queries.db.destroy(), failed: NEVER };
}
