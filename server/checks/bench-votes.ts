import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import type { Database } from '../src/database/database';
import { countOf } from './voters';
import { startServerProcess } from './server-process';
import { openTestDatabase } from '../src/testing/test-database';
import { loadVotes, percentile, WAYS, type LoadResult, type Way } from './vote-load';

/**
 * Measures how many votes are acknowledged per second: `npm run bench:votes -w server`. The benchmark first writes
 * votes directly to a database, one by one and in groups. Then it sends votes to servers over HTTP. It uses the
 * embedded database or, with DATABASE_URL, Postgres with one process and with four. It fails when an acknowledged vote
 * is not stored.
 */
const SECONDS = 4;
const CALLERS = 64;
const PROCESSES = 4;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const databaseUrl = process.env.DATABASE_URL;
const engine = databaseUrl ? 'Postgres' : 'embedded database';

function report(what: string, { acknowledged, seconds, latencies }: LoadResult, stored: number): number {
  const rate = acknowledged / seconds;
  const time = (share: number) => `${percentile(latencies, share).toFixed(1)} ms`;
  print(
    `${what.padEnd(42)} ${Math.round(rate).toString().padStart(6)}/s   p50 ${time(0.5)}   p99 ${time(0.99)}   stored ${stored} of ${acknowledged}`,
  );
  if (stored !== acknowledged) throw new Error('The stored votes are not the acknowledged votes.');
  return rate;
}

async function storedVotes(database: Database): Promise<number> {
  const { votes } = await database.db
    .selectFrom('counter')
    .select(({ fn }) => fn.sum<string>('votes').as('votes'))
    .executeTakeFirstOrThrow();
  return Number(votes);
}

/** Measures the two ways (`WAYS`) in turn, three times. A slow phase of the computer then affects both ways. */
async function compare(
  what: string,
  database: Database,
  load: (way: Way) => Promise<LoadResult>,
): Promise<void> {
  const rates: Record<Way, number[]> = { 'one by one': [], 'in groups': [] };
  for (let round = 0; round < 3; round += 1) {
    for (const way of WAYS) {
      const before = await storedVotes(database);
      const result = await load(way);
      rates[way].push(report(`${what}, ${way}`, result, (await storedVotes(database)) - before));
    }
  }
  const median = (way: Way) => percentile(rates[way], 0.5);
  print(`${what}: ${(median('in groups') / median('one by one')).toFixed(1)} times one by one (medians)\n`);
}

async function inProcesses(url: string, way: Way): Promise<LoadResult> {
  const file = path.join(import.meta.dirname, 'processes/load-votes.ts');
  const children = Array.from({ length: PROCESSES }, () =>
    fork(file, [way, String(CALLERS / PROCESSES), String(SECONDS)], {
      env: { ...process.env, DATABASE_URL: url },
    }),
  );
  await Promise.all(children.map((child) => once(child, 'message')));
  const results = await Promise.all(
    children.map(async (child) => {
      child.send('go');
      return ((await once(child, 'message')) as [LoadResult])[0];
    }),
  );
  return {
    acknowledged: results.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
    seconds: Math.max(...results.map(({ seconds }) => seconds)),
    latencies: results.flatMap(({ latencies }) => latencies),
  };
}

/**
 * Measures votes that are sent as HTTP requests. The sender runs on the same computer, so it slows the servers down.
 */
async function throughHttp(url: string, processes: number): Promise<void> {
  const environment = {
    DATA_DIR: path.join(path.sep, 'tmp', `demo-evm-bench-${process.pid}`),
    DATABASE_URL: url,
  };
  const servers = [];
  for (let index = 0; index < processes; index += 1) servers.push(await startServerProcess(environment));
  const [first] = servers;
  if (!first) return;
  const before = await countOf(first.url, 'demo');
  const results = await Promise.all(
    servers.map((server) =>
      autocannon({
        url: server.url,
        connections: CALLERS / processes,
        duration: SECONDS,
        requests: [
          {
            method: 'POST',
            setupRequest: (request) => ({
              ...request,
              path: `/api/evm/evm/increment_count/demo?rid=${crypto.randomUUID()}`,
              headers: {
                'x-forwarded-for': `10.0.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
              },
            }),
          },
        ],
      }),
    ),
  );
  // autocannon does not wait for the responses to its last requests, so the servers may still be storing votes
  await wait(500);
  const counted = (await countOf(first.url, 'demo')) - before;
  const sum = (of: (result: autocannon.Result) => number) =>
    results.reduce((all, result) => all + of(result), 0);
  const most = (of: (result: autocannon.Result) => number) => Math.max(...results.map(of));
  print(
    `HTTP, ${engine}, ${processes} ${processes === 1 ? 'process' : 'processes'}, ${CALLERS} connections: ${Math.round(sum((r) => r['2xx']) / SECONDS)}/s   p50 ${most((r) => r.latency.p50)} ms   p99 ${most((r) => r.latency.p99)} ms   acknowledged ${sum((r) => r['2xx'])}, stored ${counted}, other answers ${sum((r) => r.non2xx)}`,
  );
  if (counted < sum((r) => r['2xx'])) throw new Error('Acknowledged votes are not stored.');
  for (const server of servers) await server.end('SIGTERM');
}

const database = await openTestDatabase();
await compare(`${engine}, ${CALLERS} callers`, database, (way) =>
  loadVotes(database, way, { callers: CALLERS, seconds: SECONDS }),
);
if (database.url)
  await compare(`${engine}, ${PROCESSES} processes`, database, (way) => inProcesses(database.url ?? '', way));
await throughHttp(database.url ?? '', 1);
if (database.url) await throughHttp(database.url, PROCESSES);
await database.drop();
