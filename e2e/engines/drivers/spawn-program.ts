import { spawn } from 'node:child_process';

/** How long a program may take before it writes that it is ready. */
const START_TIMEOUT_MS = 30_000;

/** How long a program may take to exit after SIGTERM. */
const EXIT_TIMEOUT_MS = 3_000;

export interface Program {
  /** The text that the first group of `ready` matched in the program's output; empty without `ready`. */
  readonly match: string;
  /**
   * Sends SIGTERM to the program's process group. When the program exits, or after 3 s, SIGKILL ends the group's
   * processes that still run.
   */
  readonly kill: () => Promise<void>;
}

interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
  /**
   * Matches the output that shows that the program is ready. The pattern has one group. Without `ready`, `spawnProgram`
   * does not wait for output.
   */
  readonly ready?: RegExp;
}

/**
 * Starts a program. With `ready`, waits until the program writes that it is ready.
 *
 * @throws an error with the program's output when the program exits before it is ready, or is not ready within 30 s
 */
export async function spawnProgram({ command, args, env = {}, ready }: Start): Promise<Program> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // makes a process group, so that the program and its child processes can be killed together
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = async () => {
    signal(child.pid, 'SIGTERM');
    const timer = setTimeout(() => signal(child.pid, 'SIGKILL'), EXIT_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
    signal(child.pid, 'SIGKILL'); // ends processes of the group that are still running
  };
  let output = '';
  const matched = new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += String(data);
      const match = ready?.exec(output)?.[1];
      if (match !== undefined) resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const fail = (why: string) => reject(new Error(`${command} ${why}: ${output}`));
    void ended.then(() => fail('exited'));
    setTimeout(() => fail('was not ready in time'), START_TIMEOUT_MS).unref();
    if (!ready) resolve('');
  });
  try {
    return { match: await matched, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** Sends a signal to a process group. The group may have ended already. */
function signal(group: number | undefined, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (group) process.kill(-group, name);
  } catch {
    // No process of the group is left.
  }
}
