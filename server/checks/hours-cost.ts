import { randomUUID } from 'node:crypto';
import type { Database } from '../src/database/database';
import { COUNT_VOTES } from '../src/votes/count-sql';
import { createCountStatement } from '../src/votes/count-statement';
import { percentile } from './percentile';

/** The median time to write a group of votes, in seconds: with and without the table `counter_hour`. */
export interface HoursCost {
  readonly withHours: number;
  readonly withoutHours: number;
}

/**
 * Writes groups of votes alternately with and without the table `counter_hour`. A slow moment of the computer then
 * affects both ways.
 * @param size the number of votes in a group
 * @param pairs the number of groups that are written in each way
 */
export async function measureHoursCost(database: Database, size: number, pairs: number): Promise<HoursCost> {
  const statements = {
    withHours: createCountStatement(database.query),
    withoutHours: createCountStatement(omitHours(database.query)),
  };
  const seconds: Record<keyof HoursCost, number[]> = { withHours: [], withoutHours: [] };
  const ways = ['withHours', 'withoutHours'] as const;
  for (let pair = 0; pair < pairs; pair += 1) {
    for (const way of pair % 2 ? ways : ways.toReversed()) {
      const votes = Array.from({ length: size }, () => ({
        kind: 'vote' as const,
        target: { vid: 'demo' },
        rid: randomUUID(),
        isOwn: false,
      }));
      const started = performance.now();
      await statements[way].count(votes);
      seconds[way].push((performance.now() - started) / 1_000);
    }
  }
  return {
    withHours: percentile(seconds.withHours, 0.5),
    withoutHours: percentile(seconds.withoutHours, 0.5),
  };
}

/** Gives a `query` that runs `COUNT_VOTES` in place of each statement, so that no row of `counter_hour` is written. */
function omitHours(query: Database['query']): Database['query'] {
  return ({ values }) => query({ name: 'without-hours', text: COUNT_VOTES, values: values.slice(0, 6) });
}
