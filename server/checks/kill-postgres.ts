import { randomInt } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { checkBounds, checkExact } from './check-counts';
import { startServerProcess } from './server-process';
import { countOf, createVoters } from './voters';

/** Kills a process of Postgres in each round, while voters vote. The database must have no votes at the beginning. */
export async function killPostgres(rounds: number, databaseUrl: string, voterCount: number): Promise<void> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-kill-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const voters = createVoters('demo');
  const before = await countOf(server.url, 'demo');
  if (before > 0) throw new Error('The database at DATABASE_URL holds votes. Use an empty one.');
  const voting = voters.vote(() => server.url, voterCount);
  for (let round = 1; round <= rounds; round += 1) {
    await wait(300 + randomInt(700));
    const killed = await killOneProcess(databaseUrl);
    while (!(await fetch(`${server.url}/healthz`)).ok) await wait(50);
    await checkBounds(`kill -9 of ${killed}, ${round}`, server.url, voters);
  }
  await voting.stop();
  await checkExact(`Postgres, ${rounds} kills`, server.url, voters);
  await server.end('SIGTERM');
  await fs.rm(dataDir, { recursive: true });
}

/** Kills a random process of Postgres. Postgres then usually ends its other processes and recovers from its log. */
async function killOneProcess(databaseUrl: string): Promise<string> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number; kind: string }>(
    'select pid, backend_type as kind from pg_stat_activity where pid <> pg_backend_pid()',
  );
  const victim = rows[randomInt(rows.length)];
  if (!victim) throw new Error('Postgres lists no process.');
  process.kill(victim.pid, 'SIGKILL');
  await client.end().catch(() => undefined);
  return `Postgres' ${victim.kind}`;
}
