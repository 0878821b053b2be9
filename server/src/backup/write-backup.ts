import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Kysely } from 'kysely';
import { errorCode } from '../errors/error-code';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { NEWEST_SCHEMA } from '../database/migrate';
import type { Tables } from '../database/tables';
import type { PictureStore } from '../uploads/picture-store';
import type { End, Header } from './backup-format';
import { allRows } from './read-rows';

/**
 * Writes the rows of all `TABLES` and all pictures to a new file. With Postgres, the server may run meanwhile. The
 * backup does not contain the secret that signs tokens.
 * @returns the numbers of written rows and pictures
 * @throws {OperatorError} when the file exists already, or the backup cannot be written
 */
export async function writeBackup(
  db: Kysely<Tables>,
  pictures: PictureStore,
  file: string,
): Promise<End['end']> {
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
    for (const picture of await pictures.list()) {
      const content = await pictures.read(picture);
      if (content === null) continue; // a running server has removed it meanwhile
      written.pictures += 1;
      yield line({ picture, base64: content.toString('base64') });
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
