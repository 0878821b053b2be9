import type { Database } from '../src/database/database';
import { CALLERS, engine } from './bench-settings';
import { measureHoursCost } from './hours-cost';
import { print } from './print';

const HOURS_PAIRS = 2_000;

/**
 * Prints how much slower groups of votes are written because of the table `counter_hour` (docs/decisions/0038). It
 * measures groups of two sizes.
 */
export async function compareHours(database: Database): Promise<void> {
  for (const size of [1, CALLERS]) {
    const { withHours, withoutHours } = await measureHoursCost(database, size, HOURS_PAIRS);
    const rate = (seconds: number) => `${Math.round(size / seconds)}/s`;
    const cost = (1 - withoutHours / withHours) * 100;
    print(
      `${engine}, groups of ${size}: ${rate(withoutHours)} without hours, ${rate(withHours)} with hours, which cost ${cost.toFixed(1)} % (medians of ${HOURS_PAIRS} groups each)`,
    );
  }
  print('');
}
