import path from 'node:path';
import { OperatorError } from './operator-error';
import { runBackupCommand } from './backup/command';

/** `npm run backup -w server -- <file>` and `npm run restore -w server -- <file>`; npm says where it was called. */
try {
  const root = path.resolve(import.meta.dirname, '../..');
  const directory = process.env.INIT_CWD ?? process.cwd();
  process.stdout.write(`${await runBackupCommand(process.argv.slice(2), process.env, root, directory)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof OperatorError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
