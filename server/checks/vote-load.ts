import { randomUUID } from 'node:crypto';
import type { Database } from '../src/database/database';
import { createCountStatement } from '../src/votes/count-statement';
import { createVoteCounts } from '../src/votes/vote-counts';

/** The ways to write votes: in groups, as the server writes them, and one by one, for comparison. */
export const WAYS = ['one by one', 'in groups'] as const;
export type Way = (typeof WAYS)[number];

/** The result of one measurement. */
export interface LoadResult {
  readonly acknowledged: number;
  readonly seconds: number;
  /** The latency of each vote in milliseconds. */
  readonly latencies: readonly number[];
}

/**
 * Casts votes for the given time in several loops at once. `callers` is the number of loops. Each loop casts one vote
 * after another, and each vote has its own id.
 */
export async function loadVotes(
  database: Database,
  way: Way,
  { callers, seconds }: { readonly callers: number; readonly seconds: number },
): Promise<LoadResult> {
  const grouped = createVoteCounts(database);
  const single = createCountStatement(database.query);
  const target = { vid: 'demo' };
  const cast: Record<Way, () => Promise<unknown>> = {
    'one by one': () => single.count([{ kind: 'vote', target, rid: randomUUID(), isOwn: false }]),
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
