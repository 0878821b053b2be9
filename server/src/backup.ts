import { runBackupCommand } from './backup/command';
import { commandLine } from './command-line';
import { createPrivateFiles } from './files/keep-private';

/** The program behind `npm run backup -w server -- <file>` and `npm run restore -w server -- <file>`. */
createPrivateFiles();
await commandLine(runBackupCommand);
