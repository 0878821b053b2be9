import { randomUUID } from 'node:crypto';
import type { Database } from '../src/database/database';
import { createCountStatement } from '../src/votes/count-statement';
import { createVoteCounts } from '../src/votes/vote-counts';

/** The ways to write votes: in groups as the server does, and one by one to compare with. */
export const WAYS = ['one by one', 'in groups'] as const;
export type Way = (typeof WAYS)[number];

export interface LoadResult {
  readonly acknowledged: number;
  readonly seconds: number;
  /** The latency of each vote in milliseconds. */
  readonly latencies: readonly number[];
}

/** Casts votes for some seconds. Each caller waits for its answer before its next vote, and each vote has its own id. */
export async function loadVotes(
  database: Database,
  way: Way,
  { callers, seconds }: { readonly callers: number; readonly seconds: number },
): Promise<LoadResult> {
  const grouped = createVoteCounts(database);
  const single = createCountStatement(database.query);
  const target = { vid: 'demo' };
  const cast: Record<Way, () => Promise<unknown>> = {
    'one by one': () => single.count([{ target, rid: randomUUID() }]),
    'in groups': () => grouped.add(target, randomUUID()),
  };
  const latencies: number[] = [];
  const started = performance.now();
  const caller = async () => {
    for (;;) {
      const before = performance.now();
      if (before - started > seconds * 1_000) return;
      await cast[way]();
      latencies.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return { acknowledged: latencies.length, seconds: (performance.now() - started) / 1_000, latencies };
}

/** The value that `share` (0 to 1) of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
