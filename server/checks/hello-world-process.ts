import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

interface HelloWorld {
  readonly url: string;
  readonly pid: number;
  readonly end: () => void;
}

/** Starts processes/hello-world.ts in a process of its own, and waits until it is ready. */
export async function startHelloWorld(): Promise<HelloWorld> {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(import.meta.dirname, 'processes/hello-world.ts')],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  return {
    url: /http:\S+/.exec(String(line))?.[0] ?? '',
    pid: server.pid ?? 0,
    end: () => server.kill('SIGTERM'),
  };
}
