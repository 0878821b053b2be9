import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import Value from 'typebox/value';
import { isKnownSchema, migrate, withSchema } from '../database/migrate';
import type { Tables } from '../database/tables';
import { OperatorError } from '../errors/operator-error';
import { DRAFT_PREFIX } from '../uploads/picture-storage';
import type { PictureStore } from '../uploads/picture-store';
import { End, Header, Picture, Rows } from './backup-format';
import { readJsonLines } from './read-json-lines';
import { requireUnused } from './require-unused';
import { continueIds, insertRows } from './restore-rows';

/**
 * Restores a backup into a database that is empty or holds only the demo machine, and migrates the database to the
 * newest schema. When the backup cannot be restored, the database keeps its rows. Some pictures of the backup may then
 * stay in a folder of pictures, but nothing refers to them.
 * @param folder the folder in which a picture is written before it is moved into `pictures`
 * @returns the numbers of restored rows and pictures
 * @throws {OperatorError} when the file is not a complete backup, this version of the server does not know
 *   the schema of the file, or the database holds more than the demo machine
 */
export async function restoreBackup(
  db: Kysely<Tables>,
  pictures: PictureStore,
  folder: string,
  file: string,
): Promise<End['end']> {
  const lines = readJsonLines(file);
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
    const restored = await withSchema(transaction, header.schema, () =>
      load(transaction, pictures, folder, file, lines),
    );
    // The restored ids of votes would be dropped too early if this database was made long ago.
    await transaction
      .updateTable('vote_rotation')
      .set({ rotated_at: sql`now()` })
      .execute();
    return restored;
  });
}

async function load(
  db: Transaction<Tables>,
  pictures: PictureStore,
  folder: string,
  file: string,
  lines: AsyncIterable<unknown>,
): Promise<End['end']> {
  const restored = { rows: 0, pictures: 0 };
  // The backup has the short links of its machines, so `note_short_link` (migration 0008) must not add them.
  await sql`alter table machine disable trigger user`.execute(db);
  let end: End['end'] | undefined;
  await fs.mkdir(folder, { recursive: true });
  for await (const line of lines) {
    if (Value.Check(Rows, line)) {
      await insertRows(db, line.table, line.rows);
      restored.rows += line.rows.length;
    } else if (Value.Check(Picture, line)) {
      const draft = path.join(folder, `${DRAFT_PREFIX}${randomUUID()}`);
      await fs.writeFile(draft, line.base64, 'base64');
      await pictures.keep(db, line.picture, draft);
      restored.pictures += 1;
    } else if (Value.Check(End, line)) {
      ({ end } = line);
    } else throw new OperatorError(`${file} has a line that is not part of a backup. Nothing was restored.`);
  }
  if (!end || end.rows !== restored.rows || end.pictures !== restored.pictures)
    throw new OperatorError(`${file} is incomplete. Nothing was restored.`);
  await sql`alter table machine enable trigger user`.execute(db);
  for (const table of ['account', 'machine'] as const) await continueIds(db, table);
  return restored;
}
