import path from 'node:path';
import { openAnySchema, openDatabase, type DatabaseOptions } from '../database/open-database';
import { OperatorError } from '../errors/operator-error';
import { readSettings } from '../settings/settings';
import { restoreBackup } from './restore-backup';
import { writeBackup } from './write-backup';

interface Did {
  readonly rows: number;
  readonly pictures: number;
}

const COMMANDS: Record<string, (options: DatabaseOptions, filesDir: string, file: string) => Promise<Did>> = {
  async backup(options, filesDir, file) {
    const database = await openDatabase(options);
    return writeBackup(database.db, filesDir, file).finally(database.close);
  },
  async restore(options, filesDir, file) {
    const database = await openAnySchema(options);
    return restoreBackup(database.db, filesDir, file).finally(database.close);
  },
};

/**
 * Runs `backup <file>` or `restore <file>` on the data that the environment names, as the server reads it. The
 * embedded database has one owner: its server must be stopped meanwhile, and the command says so.
 * @param root what a relative DATA_DIR is relative to
 * @param directory what a relative file is relative to
 * @returns the sentence to print
 * @throws {OperatorError}
 */
export async function runBackupCommand(
  [name = '', file]: readonly string[],
  environment: NodeJS.ProcessEnv,
  root: string,
  directory: string,
): Promise<string> {
  const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!run || !file)
    throw new OperatorError('Say what to do with which file: backup <file> or restore <file>.');
  const settings = readSettings(environment, root);
  const filesDir = path.join(settings.dataDir, 'files');
  const { rows, pictures } = await run(settings, filesDir, path.resolve(directory, file));
  return `${name}: ${rows} rows and ${pictures} pictures, ${path.resolve(directory, file)}`;
}
