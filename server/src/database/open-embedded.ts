import fs from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';
import { makeContentPrivate } from '../files/keep-private';
import { pathExists } from '../files/path-exists';
import type { OperatorError } from '../errors/operator-error';
import { lockDataDir } from './data-lock';
import { describeFailure, requireRoom } from './disk-room';
import { keepCheckpointed } from './keep-checkpointed';
import type { Database } from './database';
import { withPool } from './with-pool';

/**
 * Opens the embedded database in `<dataDir>/db`, with this process as its only owner.
 * @throws {OperatorError} when another process uses the folder, the folder cannot be written, or its disk is too full
 */
export async function openEmbedded(dataDir: string): Promise<Database> {
  const unlock = await lockDataDir(dataDir);
  try {
    await requireRoom(dataDir);
    const folder = await prepareFolder(dataDir);
    const pglite = await PGlite.create(folder);
    await makeContentPrivate(folder); // PGlite lets everybody write some of the files that it makes at its start
    const pool = new Pool(Object.assign(createPgConfig(pglite), { max: 1 }));
    let onFailure: (failure: Promise<OperatorError>) => void;
    const failed = new Promise<OperatorError>((resolve) => (onFailure = resolve));
    const queries = withPool(pool, (error) => {
      if (hasStopped(error)) onFailure(describeFailure(dataDir));
    });
    const stopCheckpoints = keepCheckpointed(queries.db);
    const close = async () => {
      try {
        await stopCheckpoints();
        await queries.db.destroy();
        await pglite.close();
      } finally {
        await unlock();
      }
    };
    const listen = () => () => Promise.resolve();
    return { ...queries, isShared: false, place: folder, listen, close, failed };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * Says whether the database has stopped with this error. A Postgres server would restart itself. The embedded
 * database works again only after a restart of this process.
 */
function hasStopped(error: unknown): boolean {
  const severity = error instanceof Error && 'severity' in error ? error.severity : undefined;
  return severity === 'PANIC' || severity === 'FATAL';
}

/**
 * Gives the folder of the database. A new database is created in a draft folder, which is then renamed. So
 * the final path has no incomplete database when the first start is killed.
 */
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
