import { createReadStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { DEMO_VID } from '@demo-evm/shared/domain';
import { sql, type Kysely, type Transaction } from 'kysely';
import Value from 'typebox/value';
import { isKnownSchema, migrate, withSchema } from '../database/migrate';
import type { Tables } from '../database/tables';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { End, Header, Picture, Rows, TABLES, type TableName } from './backup-format';

/**
 * Restores a backup into a database that is empty or holds only the demo machine, and migrates the database to the
 * newest schema. When the backup cannot be restored, the database keeps its rows. Some pictures of the backup may then
 * stay in `filesDir`, but nothing refers to them.
 * @returns the numbers of restored rows and pictures
 * @throws {OperatorError} when the file is not a complete backup, a newer version of the server wrote the file, or the
 *   database holds more than the demo machine
 */
export async function restoreBackup(db: Kysely<Tables>, filesDir: string, file: string): Promise<End['end']> {
  const lines = readLines(file);
  const header: unknown = (await lines.next()).value;
  if (!Value.Check(Header, header)) throw new OperatorError(`${file} is not a backup of Demo EVM.`);
  if (!isKnownSchema(header.schema))
    throw new OperatorError(
      `${file} was written by a newer version (${header.schema}). Use that version or a later one.`,
    );
  await migrate(db);
  await requireUnused(db);
  return db.transaction().execute(async (transaction) => {
    // This deletes the demo machine, which a server adds to a new database.
    await sql`delete from machine`.execute(transaction);
    return withSchema(transaction, header.schema, () => load(transaction, filesDir, file, lines));
  });
}

async function load(
  db: Transaction<Tables>,
  filesDir: string,
  file: string,
  lines: AsyncIterable<unknown>,
): Promise<End['end']> {
  const restored = { rows: 0, pictures: 0 };
  let end: End['end'] | undefined;
  await fs.mkdir(filesDir, { recursive: true });
  for await (const line of lines) {
    if (Value.Check(Rows, line)) {
      await insert(db, line.table, line.rows);
      restored.rows += line.rows.length;
    } else if (Value.Check(Picture, line)) {
      await fs.writeFile(path.join(filesDir, line.picture), line.base64, 'base64');
      restored.pictures += 1;
    } else if (Value.Check(End, line)) {
      ({ end } = line);
    } else throw new OperatorError(`${file} has a line that is not part of a backup. Nothing was restored.`);
  }
  if (!end || end.rows !== restored.rows || end.pictures !== restored.pictures)
    throw new OperatorError(`${file} is incomplete. Nothing was restored.`);
  for (const table of ['account', 'machine'] as const) await continueIds(db, table);
  return restored;
}

async function insert(db: Transaction<Tables>, table: TableName, rows: object[]): Promise<void> {
  const name = sql.table(table);
  await sql`
    insert into ${name} overriding system value
    select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
}

/** Makes the ids of new rows of a table start after the highest restored id. */
async function continueIds(db: Transaction<Tables>, table: 'account' | 'machine'): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 0) + 1, false)
    from ${sql.table(table)}`.execute(db);
}

/**
 * Throws when the database has an account, a count, a vote or a machine other than the demo machine. A restore would
 * mix them with the rows of the backup or remove them.
 */
async function requireUnused(db: Kysely<Tables>): Promise<void> {
  for (const table of TABLES) {
    const used = table === 'machine' ? sql`where vid <> ${DEMO_VID}` : sql``;
    const { rows } = await sql`select from ${sql.table(table)} ${used} limit 1`.execute(db);
    if (rows.length > 0)
      throw new OperatorError(
        'The database holds accounts, machines or votes. Restore into a new database or another DATA_DIR.',
      );
  }
}

/**
 * Reads the values of a compressed file of JSON lines.
 * @throws {OperatorError} when the file cannot be read, decompressed or parsed
 */
async function* readLines(file: string): AsyncGenerator {
  const decompressed = createGunzip();
  const source = createReadStream(file).on('error', (error) => decompressed.destroy(error));
  try {
    const lines = createInterface({ input: source.pipe(decompressed), crlfDelay: Infinity });
    const failed = new Promise<never>((_resolve, reject) => decompressed.once('error', reject));
    const iterator = lines[Symbol.asyncIterator]();
    for (;;) {
      const next = await Promise.race([iterator.next(), failed]);
      if (next.done) return;
      yield JSON.parse(next.value);
    }
  } catch (error) {
    throw new OperatorError(`${file} cannot be read: ${reasonOf(error)}.`, { cause: error });
  } finally {
    source.destroy();
  }
}
