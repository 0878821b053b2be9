import type { ShellEvent } from '@demo-evm/shared/api/schemas';
import type { EventPlace } from './known-releases';
import { bucketOf, isMeasure } from './measure-buckets';

/** One row of release_number (tables.ts) with what has to be added to it. */
export interface ReleaseNumber {
  readonly module: string;
  readonly version: string;
  readonly period: string;
  readonly kind: string;
  readonly bucket: number;
  readonly count: number;
}

/** Further numbers are dropped until the next `drain`. Six versions of each module reach this only by forged events. */
const MAX_NUMBERS = 5_000;

/** Kinds that say, as the first problem of a page, that the release never ran there. */
const NEVER_RAN: ReadonlySet<ShellEvent['kind']> = new Set(['failure', 'refusal']);

/**
 * Counts events in memory until `drain` gives the counts and begins again at 0.
 *
 * A page with `isFirst` on an event counts once as `problem`. A page that has loaded the release, or failed to, counts
 * once as `visit`. The kinds themselves are counted too.
 */
export function createEventCounts() {
  let numbers = new Map<string, ReleaseNumber>();

  /** Adds to one number. Gives `false` when there is no room for another number. */
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
    count(
      { kind, ms, score, isFirst, isCached }: ShellEvent,
      { module, version, period }: EventPlace,
    ): boolean {
      if (period === null) return true;
      const value = ms ?? score;
      if (isMeasure(kind)) {
        if (value === undefined || isCached) return true;
        return add({ module, version, period, kind, bucket: bucketOf(kind, value), count: 1 });
      }
      // The watchdog reports the failures of the shell. It has no room for `isFirst`.
      const isProblem = isFirst ?? (module === 'shell' && kind === 'failure');
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
