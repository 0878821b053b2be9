import type { ShellEvent } from '@demo-evm/shared/api/schemas';
import type { Registry } from '@demo-evm/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables';
import type { DropReason, EventMetrics } from './event-metrics';
import { repeatWhileOpen } from '../schedule/repeat-while-open';
import { createEventCounts } from './count-events';
import { writeReleaseNumbers } from './keep-release-numbers';
import { createKnownReleases } from './known-releases';

export interface ReleaseNumbers {
  /** Counts an event of a page. `registry` is the newest revision that can be used. */
  readonly observe: (event: ShellEvent, registry: Registry) => void;
  readonly drop: (reason: DropReason) => void;
}

/** The time between two additions of this process's counts to the database. */
const WRITE_EVERY_MS = 2_000;

/**
 * Counts the events that pages report, by release. The counts are in the metrics of this process, and in the table
 * release_number for all processes together. docs/decisions/0058
 */
export function collectNumbers(
  app: FastifyInstance,
  db: Kysely<Tables>,
  metrics: EventMetrics,
): ReleaseNumbers {
  const placeOf = createKnownReleases(metrics.forget);
  const counts = createEventCounts();
  const write = () => writeReleaseNumbers(db, counts);
  const failureText = 'The numbers of releases could not be stored.';
  // Hooks of `onClose` run in reverse order, so this is the last run.
  app.addHook('onClose', () => write().catch((error: unknown) => app.log.error({ err: error }, failureText)));
  repeatWhileOpen(app, WRITE_EVERY_MS, failureText, write);
  return {
    observe(event, registry) {
      const place = placeOf(registry, event.module, event.version);
      metrics.observe(event, place);
      if (!counts.count(event, place)) metrics.drop('memory');
    },
    drop: metrics.drop,
  };
}
