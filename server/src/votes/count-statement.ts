import type { Queries } from '../database/with-pool';
import { arrangeGroup, columnsOf, type CounterRef, type Incoming } from './arrange-group';
import { COUNT_ALL, COUNT_VOTES, READ } from './count-sql';
import { istHourOf } from './ist-hour';
import { createNotedMachines } from './noted-machines';

/**
 * The slot of this process. A counter has at most one row for each slot, and a process adds only to the row of its own
 * slot. So processes with different slots can add to a counter at the same time.
 */
const SLOT = process.pid % 64;

interface CountStatement {
  /**
   * Counts the items of a group. An item is a vote, or an `open` or a `share` of a machine. After the commit, gives for
   * each item the new number of votes of its target, or `null` when the target is a machine that does not exist.
   * docs/decisions/0012, 0038
   */
  readonly count: (items: readonly Incoming[]) => Promise<(number | null)[]>;
  /** Reads the total of a counter over all its slots; 0 when the counter does not exist. */
  readonly read: (target: CounterRef) => Promise<number>;
}

/**
 * Makes the functions that count items and read totals. Their SQL statements have names, so that a connection parses
 * each statement only once.
 * @param clock gives the moment that decides to which day and hour a group belongs
 */
export function createCountStatement(
  query: Queries['query'],
  clock: () => Date = () => new Date(),
): CountStatement {
  const noted = createNotedMachines();
  return {
    async count(items) {
      const { places, votes, visits, hasVisits, vids } = arrangeGroup(items);
      const now = clock();
      const { day, hour } = istHourOf(now);
      const isKnownHour = !hasVisits && noted.hasAll(vids, now);
      const rows = await query<{ place: number; total: number }>(
        isKnownHour
          ? { name: 'count', text: COUNT_VOTES, values: [...votes, SLOT] }
          : { name: 'count-all', text: COUNT_ALL, values: [...votes, SLOT, ...visits, day, hour] },
      );
      const totals = new Map(rows.map(({ place, total }) => [place, total]));
      if (!isKnownHour) noted.add(vidsAt(items, places, totals), now);
      return places.map((place) => totals.get(place) ?? null);
    },
    async read(target) {
      const { vid, counter } = columnsOf(target);
      const rows = await query<{ total: number }>({
        name: 'read',
        text: READ,
        values: [vid, counter],
      });
      return rows[0]?.total ?? 0;
    },
  };
}

/** Gives the vids of the items whose machine exists, in lower case. */
function vidsAt(
  items: readonly Incoming[],
  places: readonly number[],
  totals: ReadonlyMap<number, number>,
): string[] {
  return items.flatMap(({ target }, item) =>
    'vid' in target && totals.has(places[item] ?? 0) ? target.vid.toLowerCase() : [],
  );
}
