import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomInt, randomUUID } from 'node:crypto';
import { print } from './print';
import { startServerProcess } from './server-process';
import { reportTimes, timeVisits } from './time-visits';

/**
 * Measures how much slower pages and votes are while 80 people log in with wrong passwords, again and again:
 * `npm run bench:logins -w server`. Quiet and busy parts take turns. The benchmark fails when the median or the 95th
 * percentile of the time for a page more than triples, or that of a vote more than doubles. The people who log in run
 * on the same computer, which makes pages and votes slower too.
 */
const ROUNDS = 4;
const PART_MS = 5_000;
const VISITORS = { count: 4, pauseMs: 20 };
const ATTACKERS = { count: 80, pauseMs: 200 };
const MOST = { page: 3, vote: 2 };

const visitor = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-bench-'));
const { url, end } = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });

async function ask(
  address: string,
  init: RequestInit = {},
  allowed: readonly number[] = [200],
): Promise<void> {
  const answer = await fetch(url + address, { ...init, headers: visitor() });
  await answer.arrayBuffer();
  if (!allowed.includes(answer.status)) throw new Error(`${address} is answered with ${answer.status}.`);
}

const openPage = () => ask('/demo/demo');
const vote = () => ask(`/api/evm/evm/increment_count/demo?rid=${randomUUID()}`, { method: 'POST' });
const logIn = () =>
  ask(
    '/api/token',
    {
      method: 'POST',
      body: new URLSearchParams({ username: `${randomUUID()}@example.org`, password: 'wrong password' }),
    },
    [401, 503],
  );

const times = {
  page: { quiet: [] as number[], busy: [] as number[] },
  vote: { quiet: [] as number[], busy: [] as number[] },
};
const logins: number[] = [];
for (let part = 0; part < ROUNDS * 2; part += 1) {
  const state = part % 2 === 0 ? 'quiet' : 'busy';
  const over = wait(PART_MS);
  const [pages, votes, attempts] = await Promise.all([
    timeVisits({ ...VISITORS, visit: openPage }, over),
    timeVisits({ ...VISITORS, visit: vote }, over),
    state === 'busy' ? timeVisits({ ...ATTACKERS, visit: logIn }, over) : [],
  ]);
  times.page[state].push(...pages);
  times.vote[state].push(...votes);
  logins.push(...attempts);
}
await end('SIGTERM');
await fs.rm(dataDir, { recursive: true });

reportTimes('logins', logins);
for (const what of ['page', 'vote'] as const) {
  const quiet = reportTimes(`${what}, nobody logs in`, times[what].quiet);
  const busy = reportTimes(`${what}, ${ATTACKERS.count} log in`, times[what].busy);
  const [median, p95] = [busy.median / quiet.median, busy.p95 / quiet.p95];
  print(
    `A ${what} is ${median.toFixed(2)} times as slow in the median, ${p95.toFixed(2)} times at the 95th percentile`,
  );
  if (Math.max(median, p95) > MOST[what]) process.exitCode = 1;
}
