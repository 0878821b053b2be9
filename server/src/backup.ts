import { runBackupCommand } from './backup/command';
import { commandLine } from './command-line';

/** The program behind `npm run backup -w server -- <file>` and `npm run restore -w server -- <file>`. */
await commandLine(runBackupCommand);
