import fs from 'node:fs/promises';
import path from 'node:path';
import { fileUrl, type Release } from '@demo-evm/shared/contract';
import { createFolderStorage } from '../releases/folder-storage';
import type { MovableStorage } from '../releases/release-storage';
import { createDatabaseStorage } from '../site-database/database-storage';
import { openTestDatabase, type TestDatabase } from './test-database';

/** An empty site for one test. */
export interface TestSite {
  readonly storage: MovableStorage;
  /** Replaces a file of a published release, plain or precompressed, behind the back of the storage. */
  readonly changeFile: (release: Release, name: string, content: string) => Promise<void>;
  /** Removes a file of a published release behind the back of the storage. */
  readonly removeFile: (release: Release, name: string) => Promise<void>;
}

/** The kinds of sites. A test of what they have in common runs on each of them. */
export const SITE_KINDS = ['a folder', 'a database'] as const;

/** Makes empty sites of one kind. */
export interface TestSites {
  /** @param folder the folder of the test; what an earlier site has in the database is removed */
  readonly make: (folder: string) => Promise<TestSite>;
  readonly drop: () => Promise<void>;
}

export async function openTestSites(kind: (typeof SITE_KINDS)[number]): Promise<TestSites> {
  if (kind === 'a folder')
    return { make: (folder) => Promise.resolve(folderSite(folder)), drop: () => Promise.resolve() };
  const database = await openTestDatabase();
  return { make: (folder) => databaseSite(database, folder), drop: database.drop };
}

function folderSite(folder: string): TestSite {
  const siteDir = path.join(folder, 'site');
  const fileOf = (release: Release, name: string) => path.join(siteDir, fileUrl(release, name));
  return {
    storage: createFolderStorage(siteDir),
    changeFile: (release, name, content) => fs.writeFile(fileOf(release, name), content),
    removeFile: (release, name) => fs.rm(fileOf(release, name)),
  };
}

async function databaseSite(database: TestDatabase, folder: string): Promise<TestSite> {
  const { db } = database;
  await clearSite(database);
  const where = ({ module, version }: Release, name: string) => ({ module, version, name });
  return {
    storage: createDatabaseStorage({ ...database, cacheDir: path.join(folder, 'release-cache') }),
    async changeFile(release, name, content) {
      const file = db.updateTable('site_file').set({ content: Buffer.from(content) });
      await file.where((row) => row.and(where(release, name))).execute();
    },
    async removeFile(release, name) {
      await db
        .deleteFrom('site_file')
        .where((row) => row.and(where(release, name)))
        .execute();
    },
  };
}

/** Removes the site of a database. */
export async function clearSite({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  for (const table of ['site_revision', 'site_release', 'site_record', 'site_note'] as const)
    await db.deleteFrom(table).execute();
}
