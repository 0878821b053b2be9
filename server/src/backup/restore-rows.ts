import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import type { TableName } from './backup-format';

/** Adds rows of a backup to a table. The rows keep their ids. */
export async function insertRows(db: Transaction<Tables>, table: TableName, rows: object[]): Promise<void> {
  const name = sql.table(table);
  await sql`
    insert into ${name} overriding system value
    select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}

/** Makes the ids of new rows of a table start after the highest restored id. */
export async function continueIds(db: Transaction<Tables>, table: 'account' | 'machine'): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
    from ${sql.table(table)}`.execute(db);
}
