import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A built server that runs in its own process. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Resolves when the process has ended; `output` is everything that the process has printed. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string }>;
  /** Sends the signal and waits until the process has ended. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

const MAIN = path.resolve(import.meta.dirname, '../dist/main.js');

/**
 * Starts the built server on a free port, and waits until it is ready. The server trusts X-Forwarded-For, so that the
 * requests of a check can seem to come from many visitors. Rejects with the server's output when the server ends before
 * it is ready.
 */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', TRUST_PROXY: '127.0.0.1', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(server, 'close').then(([code]) => ({ code: code as number | null, output }));
  const isOver = () => server.exitCode !== null || server.signalCode !== null;
  while (!output.includes('ready at')) {
    if (isOver()) throw new Error((await ended).output);
    await wait(20);
  }
  return {
    url: /http:\/\/\S+[^/\s]/.exec(output)?.[0].replace('localhost', '127.0.0.1') ?? '',
    pid: server.pid ?? 0,
    ended,
    async end(signal) {
      server.kill(signal);
      await ended;
    },
  };
}
