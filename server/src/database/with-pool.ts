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
  /**
   * Runs a prepared statement and gives its rows. Use it for statements that run thousands of times a second. Throws
   * when the statement would change a machine or a short link, because `changeCount` does not count it.
   */
  readonly query: <Row extends object>(statement: NamedStatement) => Promise<Row[]>;
  /**
   * Gives how often `db` has used a connection, for a statement or a transaction. As long as the number is the same, this
   * process has changed no machine and no short link. docs/decisions/0071
   */
  readonly changeCount: () => number;
}

/** Matches the text of a statement that changes a table which only `db` may change. */
const CHANGES_MACHINES = /\b(insert\s+into|update|delete\s+from|truncate)\s+(machine|short_link)\b/i;

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
  let changes = 0;
  const connect = async () => {
    const client = await pool.connect();
    changes += 1;
    return client;
  };
  return {
    db: new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }),
      log(event) {
        if (event.level === 'error') onError(event.error);
      },
    }),
    changeCount: () => changes,
    async query<Row extends object>(statement: NamedStatement) {
      if (CHANGES_MACHINES.test(statement.text))
        throw new Error(
          `The statement ${statement.name} must be a statement of \`db\`, because it changes machines.`,
        );
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
