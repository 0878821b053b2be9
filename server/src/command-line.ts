import path from 'node:path';
import { OperatorError } from './errors/operator-error';

/**
 * Runs a command of the operator's on the words after its name, and prints what it says; a refusal is its sentence and
 * exit code 1. npm says where it was called.
 * @param command gets the words, the environment, the workspace's folder and the folder it was called in
 */
export async function commandLine(
  command: (
    words: readonly string[],
    environment: NodeJS.ProcessEnv,
    root: string,
    directory: string,
  ) => Promise<string>,
): Promise<void> {
  try {
    const root = path.resolve(import.meta.dirname, '../..'); // from src, and from dist
    const directory = process.env.INIT_CWD ?? process.cwd();
    process.stdout.write(`${await command(process.argv.slice(2), process.env, root, directory)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof OperatorError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
