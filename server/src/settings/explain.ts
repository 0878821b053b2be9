import { DataLockError } from '../database/data-lock';
import { SettingsError } from './settings';
import { errorCode } from '../error-code';

/** Says in a sentence why the server did not start, for what a person can mend; the whole error otherwise. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SettingsError || error instanceof DataLockError) return error.message;
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return 'The port is in use. Stop what uses it, or set another PORT.';
    case 'EACCES':
    case 'EROFS':
    case 'ENOTDIR':
      return `A file or port cannot be used: ${error.message}. Check HOST, PORT and DATA_DIR.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return `The database at DATABASE_URL does not answer: ${error.message}`;
    default:
      return error.stack ?? error.message;
  }
}
