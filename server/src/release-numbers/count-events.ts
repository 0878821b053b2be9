import type { ShellEvent } from '@demo-evm/shared/api/schemas';
import type { EventPlace } from './known-releases';
import { bucketOf, isMeasure } from './measure-buckets';
import { PROBLEM_KINDS } from './problem-kinds';

/** One row of release_number (counter-tables.ts). `count` is the number that must be added to the row. */
export interface ReleaseNumber {
  readonly module: string;
  readonly version: string;
  readonly period: string;
  readonly kind: string;
  readonly bucket: number;
  readonly count: number;
}

/**
 * The largest number of rows in memory. Further rows are dropped until the next `drain`. With six versions of
 * each module, only forged events can reach this limit.
 */
const MAX_NUMBERS = 5_000;

/** If the first problem of a page is of one of these kinds, the release never ran on the page. */
const NEVER_RAN: ReadonlySet<ShellEvent['kind']> = new Set(['failure', 'refusal']);

/**
 * Counts events in memory until `drain` gives the counts and begins again at 0.
 *
 * A page with a problem of the release counts once as `problem`. A page that has loaded the release, or has failed
 * to load it, counts once as `visit`. Each event is also counted by its kind.
 */
export function createEventCounts() {
  let numbers = new Map<string, ReleaseNumber>();

  /** Adds to the count of one row. Gives `false` when there is no room for another row. */
  const add = (number: ReleaseNumber): boolean => {
    const { module, version, period, kind, bucket } = number;
    const key = [module, version, period, kind, bucket].join('\n');
    const known = numbers.get(key);
    if (!known && numbers.size >= MAX_NUMBERS) return false;
    numbers.set(key, { ...number, count: number.count + (known?.count ?? 0) });
    return true;
  };

  return {
    add,
    /** Counts one event. Gives `false` when a part of it was dropped. */
    count(event: ShellEvent, { module, version, period }: EventPlace): boolean {
      const { kind, ms, score, isCached } = event;
      if (period === null) return true;
      const value = ms ?? score;
      if (isMeasure(kind)) {
        if (value === undefined || isCached) return true;
        return add({ module, version, period, kind, bucket: bucketOf(kind, value), count: 1 });
      }
      const isProblem = isFirstProblem(event, module);
      const isVisit = kind === 'load' || (isProblem && NEVER_RAN.has(kind));
      const kinds = [kind, ...(isVisit ? ['visit'] : []), ...(isProblem ? ['problem'] : [])];
      return kinds
        .map((each) => add({ module, version, period, kind: each, bucket: 0, count: 1 }))
        .every((isCounted) => isCounted);
    },
    drain(): ReleaseNumber[] {
      const drained = [...numbers.values()];
      numbers = new Map();
      return drained;
    },
  };
}

/** Says whether this event is the first problem of its release on its page. */
function isFirstProblem({ kind, earlier, isFirst }: ShellEvent, module: string): boolean {
  if (earlier !== undefined) {
    return PROBLEM_KINDS.has(kind) && !earlier.split(' ').some((before) => PROBLEM_KINDS.has(before));
  }
  // The watchdog reports the failures of the shell, once, and has no room for `earlier`.
  return isFirst ?? (module === 'shell' && kind === 'failure');
}
