import type { ShellEvent } from '@demo-evm/shared/api/schemas';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { EventPlace } from './known-releases';
import { isMeasure } from './measure-buckets';

/**
 * The reason why events from a page were not counted. `address`: one address sent too many requests. `process`: all
 * addresses together sent too many requests. `invalid`: the request has no list of events, or has an unknown kind.
 * `memory`: there are too many different numbers, or the database cannot be written.
 */
export type DropReason = 'address' | 'process' | 'invalid' | 'memory';

export interface EventMetrics {
  readonly observe: (event: ShellEvent, place: EventPlace) => void;
  /** Counts a request that was not counted completely. For `memory`, counts an event instead of a request. */
  readonly drop: (reason: DropReason) => void;
  /** Removes the time series of a release, so that their number stays limited. */
  readonly forget: (module: string, version: string) => void;
}

const SECONDS_BUCKETS = [0.05, 0.1, 0.2, 0.5, 1, 1.5, 2, 2.5, 4, 6, 10, 20, 60];
const SCORE_BUCKETS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const RELEASE_LABELS = ['module', 'version', 'stage'] as const;

/** Adds the metrics of the events that pages report about their modules, by release. docs/releasing.md: Watch */
export function createEventMetrics(registry: Registry): EventMetrics {
  const registers = [registry];
  const events = new Counter({
    name: 'shell_events_total',
    help: 'Events that pages reported about their modules',
    labelNames: ['kind', ...RELEASE_LABELS] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'page_measure_seconds',
    help: 'Times that pages measured: shown (until the remote is on the screen), lcp, inp, load (of the remote)',
    labelNames: ['measure', ...RELEASE_LABELS] as const,
    buckets: SECONDS_BUCKETS,
    registers,
  });
  const scores = new Histogram({
    name: 'page_layout_shift',
    help: 'CLS of pages',
    labelNames: RELEASE_LABELS,
    buckets: SCORE_BUCKETS,
    registers,
  });
  const dropped = new Counter({
    name: 'shell_events_dropped_total',
    help: 'Requests with events (for memory: events) that were not counted',
    labelNames: ['reason'] as const,
    registers,
  });
  /** For each release, the functions that remove its time series. */
  const removals = new Map<string, Map<string, () => void>>();

  return {
    observe({ kind, ms, score }, { module, version, stage }) {
      const release = { module, version, stage };
      const key = `${module}\n${version}`;
      const removalsOfRelease = removals.get(key) ?? new Map<string, () => void>();
      removals.set(key, removalsOfRelease);
      events.inc({ kind, ...release });
      if (kind === 'cls' && score !== undefined) scores.observe(release, score);
      if ((kind === 'load' || isMeasure(kind)) && ms !== undefined)
        seconds.observe({ measure: kind, ...release }, ms / 1_000);
      removalsOfRelease.set(`${kind}\n${stage}`, () => {
        events.remove({ kind, ...release });
        seconds.remove({ measure: kind, ...release });
        scores.remove(release);
      });
    },
    drop: (reason) => dropped.inc({ reason }),
    forget(module, version) {
      const key = `${module}\n${version}`;
      for (const remove of removals.get(key)?.values() ?? []) remove();
      removals.delete(key);
    },
  };
}
