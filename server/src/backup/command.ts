import path from 'node:path';
import { openUnmigrated, openDatabase, type DatabaseOptions } from '../database/open-database';
import { OperatorError } from '../errors/operator-error';
import { readSettings } from '../settings/settings';
import { openPictureStore, pictureFolders, type PictureFolders } from '../uploads/open-picture-store';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

interface BackupResult {
  readonly rows: number;
  readonly pictures: number;
}

const COMMANDS: Record<
  string,
  (options: DatabaseOptions, folders: PictureFolders, file: string) => Promise<BackupResult>
> = {
  async backup(options, folders, file) {
    const database = await openDatabase(options);
    const pictures = openPictureStore(database, folders);
    return writeBackup(database.db, pictures, file).finally(database.close);
  },
  async restore(options, folders, file) {
    const database = await openUnmigrated(options);
    const pictures = openPictureStore(database, folders);
    return restoreBackup(database.db, pictures, folders.filesDir, file).finally(database.close);
  },
};

/**
 * Runs `backup <file>` or `restore <file>`. The command finds the data through the same environment variables as the
 * server. Only one process can open the embedded database, so the command is refused while the server uses it.
 * @param root the folder against which a relative DATA_DIR is resolved
 * @param directory the folder against which a relative path of the file is resolved
 * @returns the text to print
 * @throws {OperatorError} when the arguments are wrong, or the command fails for a reason that the operator can solve
 */
export async function runBackupCommand(
  [name = '', file]: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
  directory: string,
): Promise<string> {
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!run || !file) throw new OperatorError('Usage: backup <file> or restore <file>.');
  const settings = readSettings(environment, root);
  const folders = pictureFolders(settings.dataDir);
  const { rows, pictures } = await run(settings, folders, path.resolve(directory, file));
  return `${name}: ${rows} rows and ${pictures} pictures, ${path.resolve(directory, file)}`;
}
