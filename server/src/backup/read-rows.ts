import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { TABLES, type TableName } from './backup-format';

const ROWS_PER_LINE = 1_000;

/** Reads all tables in one snapshot, `ROWS_PER_LINE` rows at a time. */
export async function* allRows(db: Kysely<Tables>): AsyncGenerator<{ table: TableName; rows: object[] }> {
  const connection = await db.startTransaction().setIsolationLevel('repeatable read').execute();
  try {
    for (const table of TABLES) {
      await sql`declare backup cursor for select to_jsonb(t) as row from ${sql.table(table)} as t`.execute(
        connection,
      );
      for (;;) {
        const fetched = await sql<{ row: object }>`fetch ${sql.lit(ROWS_PER_LINE)} from backup`.execute(
          connection,
        );
        if (fetched.rows.length === 0) break;
        yield { table, rows: fetched.rows.map(({ row }) => row) };
      }
      await sql`close backup`.execute(connection);
    }
  } finally {
    await connection.rollback().execute();
  }
}
