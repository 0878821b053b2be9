import path from 'node:path';
import type { Database } from '../database/database';
import { createFolderStorage } from '../releases/folder-storage';
import type { MovableStorage } from '../releases/release-storage';
import { createDatabaseStorage } from './database-storage';

/** Gives the folder of a site in a data folder. */
export function siteFolder(dataDir: string): string {
  return path.join(dataDir, 'site');
}

/** Opens the site of a server: in the database if it is shared, otherwise in the data folder. docs/decisions/0063 */
export function openSite(database: Database, dataDir: string): MovableStorage {
  return database.isShared
    ? createDatabaseStorage({ ...database, cacheDir: path.join(dataDir, 'release-cache') })
    : createFolderStorage(siteFolder(dataDir));
}
