import fs from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';
import { pathExists } from '../path-exists';
import { lockDataDir } from './data-lock';
import { keepCheckpointed } from './keep-checkpointed';
import type { Database } from './open-database';
import { withPool } from './with-pool';

/**
 * The embedded database in `<dataDir>/db`, with this process as its only owner.
 * @throws {StartupError} when another process has the folder, or it cannot be written
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = await lockDataDir(dataDir);
  try {
    const pglite = await PGlite.create(await prepareFolder(dataDir));
    const db = withPool(new Pool(Object.assign(createPgConfig(pglite), { max: 1 })));
    const stopCheckpoints = keepCheckpointed(db);
    const close = async () => {
      try {
        await stopCheckpoints();
        await db.destroy();
        await pglite.close();
      } finally {
        await unlock();
      }
    };
    return { db, close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A first start that is cut short must not leave half a database behind: it is made aside, then moved. */
async function prepareFolder(dataDir: string): Promise<string> {
  const folder = path.join(dataDir, 'db');
  if (await pathExists(folder)) return folder;
  const draft = path.join(dataDir, 'db.new');
  await fs.rm(draft, { recursive: true, force: true });
  const fresh = await PGlite.create(draft);
  await fresh.close();
  await fs.rename(draft, folder);
  return folder;
}
