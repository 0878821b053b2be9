import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomInt, randomUUID } from 'node:crypto';
import { startLoginFlood } from './login-flood';
import { print } from './print';
import { startServerProcess } from './server-process';
import { reportTimes, timeVisits } from './time-visits';

/**
 * Measures how much slower pages and votes are while 80 people log in with wrong passwords, again and again:
 * `npm run bench:logins -w server`. Quiet and busy parts take turns. The benchmark fails when the median or the 95th
 * percentile of the time for a page more than triples, or that of a vote more than doubles, and when there were too few
 * attempts for a flood. The people who log in are on the same computer, in a process of their own, and follow no
 * Retry-After.
 */
const ROUNDS = 4;
const PART_MS = 5_000;
const VISITORS = { count: 4, pauseMs: 20 };
const ATTACKERS = { count: 80, pauseMs: 200 };
const FEWEST_ATTEMPTS_PER_SECOND = 150;
const MOST = { page: 3, vote: 2 };

const visitor = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` });
const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-bench-'));
const { url, end } = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
const flood = await startLoginFlood(url, ATTACKERS);

async function ask(address: string, init: RequestInit = {}): Promise<void> {
  const answer = await fetch(url + address, { ...init, headers: visitor() });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} is answered with ${answer.status}.`);
}

const openPage = () => ask('/demo/demo');
const vote = () => ask(`/api/evm/evm/increment_count/demo?rid=${randomUUID()}`, { method: 'POST' });

const times = {
  page: { quiet: [] as number[], busy: [] as number[] },
  vote: { quiet: [] as number[], busy: [] as number[] },
};
const logins: number[] = [];
for (let part = 0; part < ROUNDS * 2; part += 1) {
  const state = part % 2 === 0 ? 'quiet' : 'busy';
  if (state === 'busy') flood.begin();
  const over = wait(PART_MS);
  const [pages, votes] = await Promise.all([
    timeVisits({ ...VISITORS, visit: openPage }, over),
    timeVisits({ ...VISITORS, visit: vote }, over),
  ]);
  times.page[state].push(...pages);
  times.vote[state].push(...votes);
  if (state === 'busy') logins.push(...(await flood.end()));
}
flood.close();
await end('SIGTERM');
await fs.rm(dataDir, { recursive: true });

reportTimes('logins', logins);
const perSecond = logins.length / ((ROUNDS * PART_MS) / 1_000);
print(`${Math.round(perSecond)} attempts a second`);
if (perSecond < FEWEST_ATTEMPTS_PER_SECOND) process.exitCode = 1;
for (const what of ['page', 'vote'] as const) {
  const quiet = reportTimes(`${what}, nobody logs in`, times[what].quiet);
  const busy = reportTimes(`${what}, ${ATTACKERS.count} log in`, times[what].busy);
  const [median, p95] = [busy.median / quiet.median, busy.p95 / quiet.p95];
  print(
    `A ${what} is ${median.toFixed(2)} times as slow in the median, ${p95.toFixed(2)} times at the 95th percentile`,
  );
  if (Math.max(median, p95) > MOST[what]) process.exitCode = 1;
}
