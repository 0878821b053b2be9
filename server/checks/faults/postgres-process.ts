import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { retryWhile } from './retry-while';

/** The processes of a Postgres on this computer. */
export interface PostgresProcess {
  /** Stops every process of Postgres, as a hung disk does, and lets them continue after this time. */
  readonly hang: (milliseconds: number) => Promise<void>;
  /** Ends Postgres at once, without its usual last checkpoint, and starts it again after this time. */
  readonly restart: (downMs: number) => Promise<void>;
}

/** What Postgres answers while it starts or recovers. */
const CANNOT_CONNECT_NOW = '57P03';
/** Postgres recovers within this time, also on a busy computer. */
const RECOVERY_MS = 30_000;

/**
 * Connects to Postgres. While Postgres listens but still starts or recovers, this waits for up to 30 seconds. The caller does not hear of a
 * connection that is lost later, but its queries fail.
 * @throws The error of Postgres when it refuses the connection for another reason or for longer.
 */
export function connectToPostgres(connectionString: string): Promise<Client> {
  return retryWhile(isRecovering, RECOVERY_MS, async () => {
    const client = new Client({ connectionString });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  });
}

function isRecovering(error: unknown): boolean {
  return (error as { code?: string }).code === CANNOT_CONNECT_NOW;
}

/** Finds the processes of the Postgres at this URL. The user of this program must be allowed to end them. */
export async function findPostgres(connectionString: string): Promise<PostgresProcess> {
  const client = await connectToPostgres(connectionString);
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  const folder = rows[0]?.data_directory ?? '';
  const mainPid = async () => parseInt(await fs.readFile(path.join(folder, 'postmaster.pid'), 'utf8'), 10);

  return {
    async hang(milliseconds) {
      const main = await mainPid();
      process.kill(main, 'SIGSTOP'); // first, so that no further process begins
      const children = await fs.readFile(`/proc/${main}/task/${main}/children`, 'utf8');
      const stopped = [main, ...children.trim().split(' ').map(Number)];
      const signal = (name: NodeJS.Signals) => {
        for (const pid of stopped) process.kill(pid, name);
      };
      signal('SIGSTOP');
      await wait(milliseconds);
      signal('SIGCONT');
    },
    async restart(downMs) {
      const { uid, gid } = await fs.stat(folder);
      const [program = '', ...options] = await commandOf(folder);
      process.kill(await mainPid(), 'SIGQUIT');
      await wait(downMs);
      spawn(program, options, { uid, gid, cwd: folder, detached: true, stdio: 'ignore' }).unref();
    },
  };
}

/** Reads the command with which Postgres was started, which Postgres writes into its folder. */
async function commandOf(folder: string): Promise<string[]> {
  const line = await fs.readFile(path.join(folder, 'postmaster.opts'), 'utf8');
  return line
    .trim()
    .split(/\s+(?=")/)
    .flatMap((part, index) => (index === 0 ? [part] : [part.replace(/^"|"$/g, '')]));
}
