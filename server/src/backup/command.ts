import path from 'node:path';
import { openUnmigrated, openDatabase, type DatabaseOptions } from '../database/open-database';
import { OperatorError } from '../errors/operator-error';
import { readSettings } from '../settings/settings';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

interface BackupResult {
  readonly rows: number;
  readonly pictures: number;
}

const COMMANDS: Record<
  string,
  (options: DatabaseOptions, filesDir: string, file: string) => Promise<BackupResult>
> = {
  async backup(options, filesDir, file) {
    const database = await openDatabase(options);
    return writeBackup(database.db, filesDir, file).finally(database.close);
  },
  async restore(options, filesDir, file) {
    const database = await openUnmigrated(options);
    return restoreBackup(database.db, filesDir, file).finally(database.close);
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
  const filesDir = path.join(settings.dataDir, 'files');
  const { rows, pictures } = await run(settings, filesDir, path.resolve(directory, file));
  return `${name}: ${rows} rows and ${pictures} pictures, ${path.resolve(directory, file)}`;
}
