import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import { BUCKETS, isMeasure, type Measure } from '../release-numbers/measure-buckets';
import type { ReleaseSums } from './judge-canary';

/** Reads what the pages with a release have reported to all processes together in this period (tables.ts). */
export async function readSums(
  db: Kysely<Tables>,
  release: { readonly module: string; readonly version: string; readonly period: string },
): Promise<ReleaseSums> {
  const rows = await db
    .selectFrom('release_number')
    .select(['kind', 'bucket', 'count'])
    .where('module', '=', release.module)
    .where('version', '=', release.version)
    .where('period', '=', release.period)
    .execute();
  const measures: Partial<Record<Measure, number[]>> = {};
  for (const { kind, bucket, count } of rows) {
    if (!isMeasure(kind)) continue;
    const histogram = (measures[kind] ??= Array.from({ length: BUCKETS }, () => 0));
    histogram[bucket] = Number(count);
  }
  const countOf = (wanted: string) => Number(rows.find(({ kind }) => kind === wanted)?.count ?? 0);
  // A report of a visit can be lost while the report of its problem arrives.
  const problems = countOf('problem');
  return { visits: Math.max(countOf('visit'), problems), problems, measures };
}
