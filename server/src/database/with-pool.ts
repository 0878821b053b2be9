import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables';

/** Queries through a pool. A connection that is cut fails its own query, and not the process. */
export function withPool(pool: Pool): Kysely<Tables> {
  const ignore = () => undefined; // the query rejects, and the pool opens a new connection when asked
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
