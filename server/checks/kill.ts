import { randomInt } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { reasonOf } from '../src/errors/operator-error';
import { createFullDisk } from './full-disk';
import { startServerProcess } from './server-process';
import { countOf, createVoters, type Voters } from './voters';

/**
 * Checks that no acknowledged vote is lost and no vote is counted twice when the server is killed, its disk is full, or
 * processes of Postgres are killed. `npm run test:kill -w server -- --embedded 20 --postgres 10` kills the server with
 * the embedded database 20 times and a process of Postgres 10 times. Without DATABASE_URL, the part about Postgres is
 * skipped. DATABASE_URL must name a database without votes. Its Postgres server must run on this computer, because the
 * check kills processes of that server.
 */
const { values } = parseArgs({
  options: { embedded: { type: 'string', default: '20' }, postgres: { type: 'string', default: '10' } },
});
const VOTERS = 16;

/** Checks that at least the acknowledged votes are counted, and at most the votes that were sent. */
async function checkBounds(round: string, url: string, { sent, acknowledged }: Voters): Promise<void> {
  const known = acknowledged.size;
  const count = await countOf(url, 'demo');
  print(`${round}: acknowledged ${known}, counted ${count}, sent ${sent.size}`);
  if (count < known) throw new Error(`${known - count} acknowledged votes are lost.`);
  if (count > sent.size) throw new Error(`${count - sent.size} votes are counted twice.`);
}

/** Sends every vote again, and checks that each vote is counted exactly once. */
async function checkExact(what: string, url: string, voters: Voters): Promise<void> {
  await voters.settle(() => url);
  const count = await countOf(url, 'demo');
  print(
    `${what}: ${voters.sent.size} votes sent, all of them again, ${count} counted: none lost, none counted twice\n`,
  );
  if (count !== voters.sent.size)
    throw new Error(`${voters.sent.size} votes were sent, ${count} are counted.`);
}

async function killServer(rounds: number): Promise<void> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-kill-'));
  const voters = createVoters('demo');
  let server = await startServerProcess({ DATA_DIR: dataDir });
  for (let round = 1; round <= rounds; round += 1) {
    const voting = voters.vote(() => server.url, VOTERS);
    await wait(800 + randomInt(1_000));
    await server.end('SIGKILL');
    await voting.stop();
    server = await startServerProcess({ DATA_DIR: dataDir });
    await checkBounds(`kill -9 of the server, ${round}`, server.url, voters);
  }
  await checkExact(`Embedded database, ${rounds} kills`, server.url, voters);
  await server.end('SIGTERM');
  await fs.rm(dataDir, { recursive: true });
}

async function killPostgres(rounds: number, databaseUrl: string): Promise<void> {
  const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-kill-'));
  const server = await startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  const voters = createVoters('demo');
  const before = await countOf(server.url, 'demo');
  if (before > 0) throw new Error('The database at DATABASE_URL holds votes. Use an empty one.');
  const voting = voters.vote(() => server.url, VOTERS);
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

/**
 * Fills the disk while votes arrive. The server may refuse votes or stop, and the start of another server must fail.
 * When the disk has free space again, no acknowledged vote may be lost.
 */
async function fillDisk(): Promise<void> {
  const disk = await createFullDisk(140);
  if (!disk) return print('Full disk: not checked, because mounting a disk needs root.');
  try {
    const voters = createVoters('demo');
    const start = () => startServerProcess({ DATA_DIR: path.join(disk.folder, 'data') });
    let server = await start();
    const voting = voters.vote(() => server.url, 64);
    await wait(300);
    await disk.fill();
    let ended: string | undefined; // the server's output after its end; undefined while the server runs
    void server.ended.then(({ output }) => (ended = output));
    const outputOfEnded = () => ended;
    while (!voters.statuses.has(503) && outputOfEnded() === undefined) await wait(20);
    const other = await startServerProcess({ DATA_DIR: path.join(disk.folder, 'other') }).then(
      () => 'started',
      reasonOf,
    );
    if (!/is full|no space left/.test(other))
      throw new Error(`Another server on the full disk did not fail as expected: ${other}`);
    await disk.free();
    if (outputOfEnded() !== undefined) {
      if (!outputOfEnded()?.includes('is full'))
        throw new Error(`The server ended with another error: ${outputOfEnded() ?? ''}`);
      server = await start();
    }
    await voting.stop();
    await checkBounds('full disk, then room again', server.url, voters);
    await checkExact('Full disk', server.url, voters);
    await server.end('SIGTERM');
  } finally {
    await disk.remove();
  }
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

await killServer(Number(values.embedded));
await fillDisk();
if (process.env.DATABASE_URL) await killPostgres(Number(values.postgres), process.env.DATABASE_URL);
else print('Postgres: not checked, because DATABASE_URL is not set.');
