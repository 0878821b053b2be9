import fs from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../database/open-database';
import { errorCode } from '../errors/error-code';
import { pathExists } from '../files/path-exists';

/**
 * Fills a new data folder with an embedded database that is migrated and seeded. All test files of one jest run copy the
 * database that the first of them has made, because making one takes some seconds. Outside jest, the folder stays empty.
 */
export async function fillFromTemplate(dataDir: string): Promise<void> {
  const folder = process.env.DATABASE_TEMPLATE_FOLDER;
  if (folder === undefined) return;
  const template = path.join(folder, 'database');
  if (!(await pathExists(template))) await makeTemplate(folder, template);
  await fs.cp(template, dataDir, { recursive: true });
}

/** The template gets its name when it is whole, because another worker of jest may make or read it at the same time. */
async function makeTemplate(folder: string, template: string): Promise<void> {
  const draft = await fs.mkdtemp(path.join(folder, 'draft-'));
  const database = await openDatabase({ dataDir: draft, databaseUrl: undefined });
  await database.close();
  await fs.rename(draft, template).catch((error: unknown) => {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error; // another worker was faster
  });
}
