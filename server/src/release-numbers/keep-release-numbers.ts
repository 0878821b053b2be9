import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { createEventCounts, ReleaseNumber } from './count-events';

/** The parameters of one statement are limited, so at most this many rows are written at once. */
const MAX_ROWS_PER_STATEMENT = 500;

/**
 * Adds the counts of this process to the table release_number, where the counts of all processes add up. When the
 * database fails, the counts stay in memory for the next attempt.
 */
export async function writeReleaseNumbers(
  db: Kysely<Tables>,
  counts: Pick<ReturnType<typeof createEventCounts>, 'add' | 'drain'>,
): Promise<void> {
  // All processes write in the same order, so they cannot deadlock.
  const numbers = counts.drain().sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  while (numbers.length > 0) {
    const rows = numbers.slice(0, MAX_ROWS_PER_STATEMENT);
    try {
      await insert(db, rows);
    } catch (error) {
      for (const number of numbers) counts.add(number);
      throw error;
    }
    numbers.splice(0, rows.length);
  }
}

async function insert(db: Kysely<Tables>, rows: readonly ReleaseNumber[]): Promise<void> {
  await db
    .insertInto('release_number')
    .values(rows.map((row) => ({ ...row, count: String(row.count) })))
    .onConflict((conflict) =>
      conflict.columns(['module', 'version', 'period', 'kind', 'bucket']).doUpdateSet({
        count: sql`release_number.count + excluded.count`,
        updated_at: sql`now()`,
      }),
    )
    .execute();
}

function keyOf({ module, version, period, kind, bucket }: ReleaseNumber): string {
  return [module, version, period, kind, bucket].join('\n');
}
