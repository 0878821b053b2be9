import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../database/tables';
import { repeatHourly } from '../schedule/repeat-hourly';
import { ageOf } from './folder-pictures';
import { lockPictures } from './picture-records';
import { DRAFT_PREFIX } from './picture-storage';
import type { PictureStore } from './picture-store';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** An unused picture is kept this long, so that an unpublished form does not lose its pictures. */
const UNUSED_PICTURE_LIFETIME_MS = 7 * DAY_MS;
/** An upload takes minutes at most. A draft that is older than an hour is from a process that was killed. */
const DRAFT_LIFETIME_MS = DAY_MS / 24;
/** The largest number of pictures that are removed at once. Uploads wait meanwhile. */
const BATCH_PICTURES = 100;

export interface ForgetOptions {
  readonly db: Kysely<Tables>;
  readonly files: PictureStore;
  /** The folder of uploads that are under way. */
  readonly folder: string;
}

/** Removes unused pictures every hour, as `forgetPictures` does, until `app` closes. */
export function keepForgettingPictures(app: FastifyInstance, options: ForgetOptions): void {
  const stop = repeatHourly('Unused pictures could not be deleted.', () => forgetPictures(options));
  app.addHook('onClose', stop);
}

/**
 * Removes the pictures that were uploaded more than 7 days ago and that neither a machine nor a kept version
 * of a machine uses. If the table `uploaded_picture` does not have a picture, the time at which its content was stored
 * counts as the time of its upload. Also removes the incomplete uploads of processes that were killed.
 * docs/decisions/0043.
 */
export async function forgetPictures({ db, files, folder }: ForgetOptions): Promise<void> {
  for (const name of await fs.readdir(folder))
    if (name.startsWith(DRAFT_PREFIX) && (await ageOf(path.join(folder, name))) > DRAFT_LIFETIME_MS)
      await fs.rm(path.join(folder, name), { force: true });
  const oldPictures = await files.list(UNUSED_PICTURE_LIFETIME_MS);
  await db.transaction().execute(forgetRows);
  for (let at = 0; at < oldPictures.length; at += BATCH_PICTURES) {
    await removeUnneeded(db, files, oldPictures.slice(at, at + BATCH_PICTURES));
  }
}

/**
 * Removes the files of those pictures that no machine and no kept version uses and that the table
 * `uploaded_picture` does not have.
 */
export async function removeUnneeded(
  db: Kysely<Tables>,
  files: PictureStore,
  names: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPictures(transaction);
    await files.remove(transaction, await unneeded(transaction, names));
  });
}

/**
 * The names of all pictures that a machine or a kept version of a machine uses, whether their addresses are absolute or
 * relative.
 */
const USED_NAMES = sql`
  select substring(url from '[0-9a-f]{64}\\.(?:png|jpg|webp)') from (
    select unnest(array[symbolurl, cpicurl]) from machine
    union all
    select unnest(array[details->>'symbolurl', details->>'cpicurl']) from machine_version
  ) as urls (url)
  where url like '%/files/%'`;

async function forgetRows(transaction: Transaction<Tables>): Promise<void> {
  await lockPictures(transaction);
  await sql`
    delete from uploaded_picture
    where uploaded_at < now() - ${UNUSED_PICTURE_LIFETIME_MS} * interval '1 millisecond'
    and not exists (select from (${USED_NAMES}) as used (name) where used.name = uploaded_picture.name)`.execute(
    transaction,
  );
}

/** The names that neither a machine, nor a kept version, nor a row of `uploaded_picture` has. */
async function unneeded(transaction: Transaction<Tables>, names: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${names}::text[]) as old (name)
    where not exists (select from uploaded_picture where uploaded_picture.name = old.name)
    and not exists (select from (${USED_NAMES}) as used (name) where used.name = old.name)`.execute(
    transaction,
  );
  return rows.map(({ name }) => name);
}
