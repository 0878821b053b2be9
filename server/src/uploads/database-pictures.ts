import fs from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely, type Transaction } from 'kysely';
import { createLruCache } from '../cache/lru-cache';
import type { Tables } from '../database/tables';
import { createFolderPictures } from './folder-pictures';
import { createPictureFileCache } from './picture-file-cache';
import { lockPictures } from './picture-records';
import type { PictureStore } from './picture-store';

interface Options {
  readonly db: Kysely<Tables>;
  /** A folder that may have pictures of the time before the database. A picture that is asked for is moved from it. */
  readonly folder: string;
  /** The folder of this machine for copies of pictures. */
  readonly cacheDir: string;
  /** The limit for the total size of the copies. */
  readonly maxCacheBytes: number;
  /** After this time, a process asks the database again whether a picture is still stored; a second by default. */
  readonly recheckMs?: number;
}

/** The number of pictures of which a process remembers that they are stored. */
const MAX_REMEMBERED = 10_000;
const RECHECK_MS = 1_000;

/**
 * Keeps pictures in a database that processes on several machines share. Each machine has copies of the pictures that
 * were used last. While the database cannot be reached, the copies are still served. docs/decisions/0061.
 */
export function createDatabasePictures(options: Options): PictureStore {
  const { db, cacheDir, maxCacheBytes, recheckMs = RECHECK_MS } = options;
  const earlier = createFolderPictures(options.folder);
  const cache = createPictureFileCache(cacheDir, maxCacheBytes);
  /** The pictures that were stored a moment ago, or the checks that are under way. */
  const recent = createLruCache<Promise<boolean>>(MAX_REMEMBERED);

  /** Moves a picture from the folder `earlier` to the database. */
  async function adopt(name: string): Promise<StoredContent | null> {
    if (!(await earlier.prepare(name))) return null;
    const adopted = await db.transaction().execute(async (transaction) => {
      await lockPictures(transaction); // a clean-up that runs now may be about to remove the file
      const content = await earlier.read(name);
      if (content === null) return selectContent(transaction, name);
      const { mtime } = await fs.stat(path.join(options.folder, name));
      const row = { name, content, stored_at: mtime };
      const inserted = transaction.insertInto('picture_file').values(row);
      await inserted.onConflict((conflict) => conflict.doNothing()).execute();
      return row;
    });
    if (adopted) await fs.rm(path.join(options.folder, name), { force: true });
    return adopted;
  }

  async function isReady(name: string): Promise<boolean> {
    if (await cache.has(name)) {
      const row = db.selectFrom('picture_file').where('name', '=', name).select('name').executeTakeFirst();
      if (await row.catch(() => 'the copy is served while the database cannot be reached')) return true;
      await cache.remove(name);
    }
    const stored = (await selectContent(db, name)) ?? (await adopt(name));
    if (stored) await cache.add(name, stored.content, stored.stored_at);
    return stored !== null;
  }

  return {
    servedFolder: cacheDir,
    prepare(name) {
      const known = recent.get(name);
      if (known) return known;
      const checked = recent.set(name, isReady(name), recheckMs);
      const forget = () => recent.delete(name);
      void checked.then((isStored) => isStored || forget(), forget);
      return checked;
    },
    async read(name) {
      const readRow = async () => (await selectContent(db, name))?.content ?? null;
      // The last attempt is for a picture that another request has just moved from the folder.
      return (await readRow()) ?? (await earlier.read(name)) ?? readRow();
    },
    async keep(transaction, name, draft) {
      const content = await fs.readFile(draft);
      await transaction
        .insertInto('picture_file')
        .values({ name, content })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ stored_at: sql`now()` }))
        .execute();
      await fs.rm(draft);
    },
    async remove(transaction, names) {
      if (names.length === 0) return;
      await transaction.deleteFrom('picture_file').where('name', 'in', names).execute();
      await earlier.remove(transaction, names);
      for (const name of names) {
        await cache.remove(name);
        recent.delete(name);
      }
    },
    async list(minAgeMs) {
      const all = db.selectFrom('picture_file').select('name').orderBy('name');
      const age = sql<boolean>`stored_at < now() - ${minAgeMs ?? 0} * interval '1 millisecond'`;
      const rows = await (minAgeMs === undefined ? all : all.where(age)).execute();
      return [...new Set([...rows.map(({ name }) => name), ...(await earlier.list(minAgeMs))])];
    },
    async bytes() {
      const total = sql<number>`coalesce(sum(octet_length(content)), 0)::float8`.as('bytes');
      const { bytes } = await db.selectFrom('picture_file').select(total).executeTakeFirstOrThrow();
      return bytes + (await earlier.bytes());
    },
  };
}

interface StoredContent {
  readonly content: Buffer;
  readonly stored_at: Date;
}

async function selectContent(
  db: Kysely<Tables> | Transaction<Tables>,
  name: string,
): Promise<StoredContent | null> {
  const row = db.selectFrom('picture_file').where('name', '=', name).select(['content', 'stored_at']);
  return (await row.executeTakeFirst()) ?? null;
}
