import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { BUCKETS, isMeasure, type Measure } from '../release-numbers/measure-buckets';
import type { ReleaseSums } from './judge-canary';

/**
 * Reads what the pages with a release have reported to all processes together in this period (tables.ts), or without a
 * period in all periods that are kept.
 */
export async function readSums(
  db: Kysely<Tables>,
  release: { readonly module: string; readonly version: string; readonly period?: string },
): Promise<ReleaseSums> {
  const query = db
    .selectFrom('release_number')
    .select(['kind', 'bucket', 'count'])
    .where('module', '=', release.module)
    .where('version', '=', release.version);
  const { period } = release;
  const rows = await (period === undefined ? query : query.where('period', '=', period)).execute();
  const measures: Partial<Record<Measure, number[]>> = {};
  for (const { kind, bucket, count } of rows) {
    if (!isMeasure(kind)) continue;
    const histogram = (measures[kind] ??= Array.from({ length: BUCKETS }, () => 0));
    histogram[bucket] = (histogram[bucket] ?? 0) + Number(count);
  }
  const countOf = (wanted: string) =>
    rows.reduce((sum, { kind, count }) => sum + (kind === wanted ? Number(count) : 0), 0);
  // A report of a visit can be lost while the report of its problem arrives.
  const problems = countOf('problem');
  return { visits: Math.max(countOf('visit'), problems), problems, measures };
}
