import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from '../database/open-database';
import { createFolderStorage } from '../releases/folder-storage';
import type { MovableStorage } from '../releases/release-storage';
import type { Settings } from '../settings/settings';
import { createDatabaseStorage } from '../site-database/database-storage';
import { siteFolder } from '../site-database/open-site';

export interface OpenSite {
  readonly storage: MovableStorage;
  readonly close: () => Promise<void>;
}

/**
 * Opens the site that a command works with: the folder of `--site`, or else the database in DATABASE_URL, or else the
 * folder in DATA_DIR. docs/releasing.md: Where a site is
 * @param folder the absolute path of the folder in `--site`
 * @throws {OperatorError} when the database cannot be used
 */
export async function openSiteOfCommand(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
  folder: string | undefined,
): Promise<OpenSite> {
  if (folder === undefined && settings.databaseUrl !== undefined) return openSiteInDatabase(settings);
  const storage = createFolderStorage(folder ?? siteFolder(settings.dataDir));
  return { storage, close: () => Promise.resolve() };
}

/**
 * Opens the site in DATABASE_URL. The copies of releases are in a temporary folder, because a command may run as another
 * user than the server, and on a computer without one.
 */
export async function openSiteInDatabase(
  settings: Pick<Settings, 'dataDir' | 'databaseUrl'>,
): Promise<OpenSite> {
  const database = await openDatabase(settings);
  const cacheDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-copies-'));
  return {
    storage: createDatabaseStorage({ ...database, cacheDir }),
    async close() {
      await database.close();
      await fs.rm(cacheDir, { recursive: true, force: true });
    },
  };
}
