import { spawnSync } from 'node:child_process';

/** Runs a command, and prints its text or the sentence with which it was refused. */
export async function printResult(command: () => string | Promise<string>): Promise<void> {
  try {
    console.info(await command());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** Runs a program in a folder, and says whether it succeeded. It prints only its errors. */
export function isDone(folder: string, program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
