import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './percentile';
import { print } from './print';

/** How many visitors make `visit` again and again, and their pause in milliseconds between two visits. */
interface Visitors {
  readonly count: number;
  readonly pauseMs: number;
  readonly visit: () => Promise<unknown>;
}

/** Makes visits until `until` resolves, and gives the milliseconds that each visit took. */
export async function timeVisits(
  { count, pauseMs, visit }: Visitors,
  until: Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void until.then(() => (isOver = true));
  const repeat = async () => {
    while (!isOver) {
      const started = performance.now();
      await visit();
      times.push(performance.now() - started);
      await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: count }, repeat));
  return times;
}

/** The median and the 95th percentile of some times, in milliseconds. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** Prints the median and the 95th percentile of times, and gives both. */
export function reportTimes(what: string, times: readonly number[]): Spread {
  const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  print(`${what.padEnd(34)} ${times.length} visits   p50 ${median.toFixed(1)} ms   p95 ${p95.toFixed(1)} ms`);
  return { median, p95 };
}
