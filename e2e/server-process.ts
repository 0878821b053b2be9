import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Starts the server in its own process and waits until it listens.
 *
 * @param main the script of the server
 * @param environment more environment variables of the server; without a PORT the server takes any free port
 */
export async function startServerProcess(main: string, dataDir: string, environment: Record<string, string>) {
  const server = spawn(process.execPath, [main], {
    // TRUST_PROXY makes the server believe the header with which tests give each account an address
    // (campaign.ts).
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: '',
      TRUST_PROXY: '127.0.0.1',
      ...environment,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit') as Promise<[number | null]>;
  const started = once(server.stdout, 'data') as Promise<[Buffer]>;
  const [line] = await Promise.race([started, ended]);
  const port = /:(\d+)\//.exec(String(line))?.[1];
  if (!port) throw new Error(`The server did not start: ${String(line)}`);
  const stop = async () => {
    server.kill('SIGINT');
    const [code] = await ended;
    if (code !== 0) throw new Error(`The server did not close its database: exit code ${String(code)}`);
  };
  const kill = async () => {
    server.kill('SIGKILL');
    await ended;
  };
  return { port: Number(port), stop, kill };
}
