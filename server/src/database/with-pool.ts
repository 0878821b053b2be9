import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Tables } from './tables';

/** A prepared statement, which the database parses once for each connection. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** The two ways to query a database. */
export interface Queries {
  readonly db: Kysely<Tables>;
  /** Runs a prepared statement and gives its rows. Use it for statements that run thousands of times a second. */
  readonly query: <Row extends object>(statement: NamedStatement) => Promise<Row[]>;
}

/**
 * Creates `Queries` that use a pool of connections. When a connection is lost, its query rejects and the process
 * continues.
 * @param onError called with the error of each statement that fails
 */
export function withPool(pool: Pool, onError: (error: unknown) => void = () => undefined): Queries {
  // The error of a lost connection is ignored. The connection's query rejects anyway, and the pool opens a new
  // connection when the pool needs one.
  const ignore = () => undefined;
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
