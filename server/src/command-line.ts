import path from 'node:path';
import { OperatorError } from './errors/operator-error';

/**
 * Runs a command with the arguments of this process and prints its result. An error is printed and sets the exit code
 * to 1. For an OperatorError, only its message is printed.
 * @param command receives the arguments, the environment, the workspace's folder, and the folder where npm was called
 *   or, without npm, the current folder
 */
export async function commandLine(
  command: (
    args: readonly string[],
    environment: NodeJS.ProcessEnv,
    root: string,
    directory: string,
  ) => Promise<string>,
): Promise<void> {
  try {
    const root = path.resolve(import.meta.dirname, '../..'); // the workspace is two levels above src and dist
    const directory = process.env.INIT_CWD ?? process.cwd();
    process.stdout.write(`${await command(process.argv.slice(2), process.env, root, directory)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof OperatorError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
