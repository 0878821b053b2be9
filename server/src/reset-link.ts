import { runResetCommand } from './reset-link/command';
import { commandLine } from './command-line';
import { createPrivateFiles } from './files/keep-private';

/** The program behind `npm run reset-link -w server -- --email <e-mail>`. */
createPrivateFiles();
await commandLine(runResetCommand);
