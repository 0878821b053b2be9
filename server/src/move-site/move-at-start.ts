import { OperatorError } from '../errors/operator-error';
import type { MovableStorage } from '../releases/release-storage';
import { moveSite } from './move-site';

/**
 * Moves the site of a data folder to a database without a site, when a server starts with DATABASE_URL for the first time.
 * The first process that does this wins. Later starts change nothing. docs/decisions/0063
 * @param print prints a sentence about what was moved, or about a site in the folder that is not served
 * @throws {OperatorError} when the site of the folder cannot be moved, and the database has none
 */
export async function moveAtStart(
  folder: MovableStorage,
  database: MovableStorage,
  print: (sentence: string) => void,
): Promise<void> {
  if ((await folder.revision()) === 0) return;
  try {
    if ((await database.revision()) === 0) print(await moveSite(folder, database));
  } catch (error) {
    if (!(error instanceof OperatorError) || (await database.revision()) === 0) throw error;
  }
  if (!(await database.hasRevision((await folder.readUsable()).registry)))
    print(
      `${folder.place} has releases that are not live, because ${database.place} has a site of its own. Remove that folder when nobody needs it.`,
    );
}
