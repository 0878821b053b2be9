import { sql } from 'kysely';
import { Pool } from 'pg';
import { reasonOf, OperatorError } from '../errors/operator-error';
import type { Database } from './database';
import { listenOnPostgres } from './listen-on-postgres';
import { withPool } from './with-pool';

/** The timeout for opening a connection, and for a query. */
const POSTGRES_TIMEOUT_MS = 5_000;

/**
 * The promise `failed` of a Postgres database (database.ts). It never settles: a lost connection needs no restart of
 * the process, because the pool replaces the connection.
 */
const NEVER = new Promise<never>(() => undefined);

/**
 * Opens a pool of connections to Postgres.
 * @throws {OperatorError} when the first query fails, for example because Postgres does not answer
 */
export async function openPostgres(connectionString: string): Promise<Database> {
  const config = {
    connectionString,
    connectionTimeoutMillis: POSTGRES_TIMEOUT_MS,
    query_timeout: POSTGRES_TIMEOUT_MS,
  };
  const queries = withPool(new Pool({ ...config, max: 10 }));
  try {
    await sql`select 1`.execute(queries.db);
  } catch (error) {
    await queries.db.destroy();
    throw new OperatorError(`The database at DATABASE_URL cannot be used: ${reasonOf(error)}`, {
      cause: error,
    });
  }
  return {
    ...queries,
    isShared: true,
    place: placeOf(connectionString),
    listen: (channel, onNotice) => listenOnPostgres(config, channel, onNotice),
    close: () => queries.db.destroy(),
    failed: NEVER,
  };
}

/** Gives a database's address without user, password and parameters. */
function placeOf(connectionString: string): string {
  const { protocol, host, pathname } = new URL(connectionString);
  return `${protocol}//${host}${pathname}`;
}
