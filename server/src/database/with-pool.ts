import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables';

/** A prepared statement, which the database plans once for each connection. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The two ways to query a database. */
export interface Queries {
  readonly db: Kysely<Tables>;
  /** Runs a prepared statement and gives its rows: for statements that run thousands of times a second. */
  readonly query: <Row extends object>(statement: NamedStatement) => Promise<Row[]>;
}

/**
 * Makes queries through a pool. A lost connection fails its own query, and not the process.
 * @param onError called for each statement that failed
 */
export function withPool(pool: Pool, onError: (error: unknown) => void = () => undefined): Queries {
  const ignore = () => undefined; // the query rejects, and the pool opens a new connection when one is needed
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return {
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool }),
      log(event) {
        if (event.level === 'error') onError(event.error);
      },
    }),
    async query<Row extends object>(statement: NamedStatement) {
      const client = await pool.connect();
      try {
        return (await client.query<Row>(statement)).rows;
      } catch (error) {
        onError(error);
        throw error;
      } finally {
        client.release();
      }
    },
  };
}
