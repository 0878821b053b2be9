import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { errorCode } from '../errors/error-code';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { NEWEST_SCHEMA } from '../database/migrate';
import type { Tables } from '../database/tables';
import { PICTURE_NAME } from '../uploads/picture-storage';
import { TABLES, type End, type Header, type TableName } from './backup-format';

const ROWS_PER_LINE = 1_000;

/**
 * Writes all accounts, machines, counts, ids of votes and pictures to a new file. With Postgres, the server may run
 * meanwhile. The backup does not contain the secret that signs tokens.
 * @returns the numbers of written rows and pictures
 * @throws {OperatorError} when the file exists already, or the backup cannot be written
 */
export async function writeBackup(db: Kysely<Tables>, filesDir: string, file: string): Promise<End['end']> {
  // Each backup has its own draft, because two backups to one file may run at once.
  const draft = `${file}.${randomUUID()}.part`;
  const written = { rows: 0, pictures: 0 };
  async function* lines() {
    yield line({
      format: 'demo-evm-backup',
      schema: NEWEST_SCHEMA,
      takenAt: new Date().toISOString(),
    } satisfies Header);
    for await (const { table, rows } of allRows(db)) {
      written.rows += rows.length;
      yield line({ table, rows });
    }
    for (const picture of await picturesIn(filesDir)) {
      written.pictures += 1;
      yield line({ picture, base64: await fs.readFile(path.join(filesDir, picture), 'base64') });
    }
    yield line({ end: written } satisfies End);
  }
  try {
    await pipeline(lines, createGzip(), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    await fs.link(draft, file); // unlike a rename, a link never replaces an existing file
  } catch (error) {
    const why = errorCode(error) === 'EEXIST' ? 'a file of that name exists' : reasonOf(error);
    throw new OperatorError(`The backup ${file} cannot be written: ${why}.`, { cause: error });
  } finally {
    await fs.rm(draft, { force: true });
  }
  return written;
}

const line = (value: object) => `${JSON.stringify(value)}\n`;

/** Reads all tables in one snapshot, `ROWS_PER_LINE` rows at a time. */
async function* allRows(db: Kysely<Tables>): AsyncGenerator<{ table: TableName; rows: object[] }> {
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

async function picturesIn(filesDir: string): Promise<string[]> {
  try {
    return (await fs.readdir(filesDir)).filter((name) => PICTURE_NAME.test(name));
  } catch (error) {
    // The server creates this folder when it starts, so the folder may be missing.
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}
