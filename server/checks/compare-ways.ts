import type { Database } from '../src/database/database';
import { percentile } from './percentile';
import { print } from './print';
import { WAYS, type LoadResult, type Way } from './vote-load';

/**
 * Measures the two ways to write votes (`WAYS`) alternately, three times each. A slow phase of the computer then
 * affects both ways.
 */
export async function compareWays(
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

/** Prints a result and gives its votes per second. Throws when fewer or more votes are stored than acknowledged. */
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
