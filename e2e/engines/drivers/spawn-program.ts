import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** How long a program may take until it says that it is ready. */
const START_TIMEOUT_MS = 30_000;

/** How long a program may take to end by itself. */
const END_TIMEOUT_MS = 3_000;

export interface Program {
  /** What the program wrote when it was ready: the first group of the pattern; empty without one. */
  readonly said: string;
  /** Ends it with all processes that it has started: politely first, after 3 s by force. */
  readonly kill: () => Promise<void>;
}

interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
  /** Matches what the program writes once it is ready. Without it nothing is waited for. */
  readonly ready?: RegExp;
}

/**
 * Starts a program and waits until it writes that it is ready.
 * @throws with all it wrote when it ends before, or is not ready within 30 s
 */
export async function spawnProgram({ command, args, env = {}, ready }: Start): Promise<Program> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, which is killed as a whole
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const kill = async () => {
    signal(child.pid, 'SIGTERM');
    const patience = setTimeout(() => signal(child.pid, 'SIGKILL'), END_TIMEOUT_MS);
    await ended;
    clearTimeout(patience);
    signal(child.pid, 'SIGKILL'); // whatever of its group is left
  };
  let output = '';
  const said = new Promise<string>((resolve, reject) => {
    const read = (data: Buffer) => {
      output += String(data);
      const match = ready?.exec(output)?.[1];
      if (match !== undefined) resolve(match);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    const fail = (why: string) => reject(new Error(`${command} ${why}: ${output}`));
    void ended.then(() => fail('ended'));
    setTimeout(() => fail('was not ready in time'), START_TIMEOUT_MS).unref();
    if (!ready) resolve('');
  });
  try {
    return { said: await said, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

/** Sends a signal to a whole group of processes, which may have ended by itself. */
function signal(group: number | undefined, name: 'SIGTERM' | 'SIGKILL'): void {
  try {
    if (group) process.kill(-group, name);
  } catch {
    // No process of the group is left.
  }
}

/** A new folder for what one browser keeps. */
export const makeProfile = () => fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-profile-'));

/** Removes a browser's folder. Its last processes may still write for a moment. */
export const removeProfile = (folder: string) =>
  fs.rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
