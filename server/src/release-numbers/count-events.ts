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

/** These kinds are problems of a release. The others are steps of a repair, and measures. */
const PROBLEMS: ReadonlySet<string> = new Set<ShellEvent['kind']>([
  'failure',
  'refusal',
  'render-error',
  'error',
  'rejection',
]);

/** Kinds that say, as the first problem of a page, that the release never ran there. */
const NEVER_RAN: ReadonlySet<ShellEvent['kind']> = new Set(['failure', 'refusal']);

/**
 * Counts events in memory until `drain` gives the counts and begins again at 0.
 *
 * A page with a problem of the release counts once as `problem`. A page that has loaded the release, or failed to, counts
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

/** Is this event the first problem of its release on its page? */
function isFirstProblem({ kind, earlier, isFirst }: ShellEvent, module: string): boolean {
  if (earlier !== undefined) {
    return PROBLEMS.has(kind) && !earlier.split(' ').some((before) => PROBLEMS.has(before));
  }
  // The watchdog reports the failures of the shell, once, and has no room for `earlier`.
  return isFirst ?? (module === 'shell' && kind === 'failure');
}
