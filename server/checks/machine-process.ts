import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A server in a process of its own, with the builds of a test's workspace. */
export interface MachineProcess {
  readonly url: string;
  /** Everything that the process has printed. */
  readonly output: () => string;
  /** Ends the process as an operator does. */
  readonly end: () => Promise<void>;
}

const PACKAGE = path.resolve(import.meta.dirname, '..');

/** Starts a server from its sources, and waits until it is ready. Rejects with its output when it ends before. */
export async function startMachine(
  workspace: string,
  environment: Readonly<Record<string, string>>,
): Promise<MachineProcess> {
  const command = ['--import', 'tsx', 'checks/processes/run-in-workspace.ts', workspace];
  const server = spawn(process.execPath, command, {
    cwd: PACKAGE,
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', ...environment },
  });
  let output = '';
  const ended = once(server, 'close');
  const ready = new Promise<void>((resolve) => {
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (output.includes('ready at')) resolve();
      });
  });
  const isReady = await Promise.race([ready.then(() => true), ended.then(() => false)]);
  if (!isReady) throw new Error(output);
  return {
    url: /http:\S+[^/\s]/.exec(output)?.[0].replace('localhost', '127.0.0.1') ?? '',
    output: () => output,
    async end() {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
