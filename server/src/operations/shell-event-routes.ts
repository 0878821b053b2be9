import { ShellEvent, ShellEvents, type ErrorAnswer } from '@demo-evm/shared/api/schemas';
import type { Registry } from '@demo-evm/shared/contract';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger } from 'fastify';
import { Compile } from 'typebox/compile';
import { isMeasure } from '../release-numbers/measure-buckets';
import type { DropReason } from '../release-numbers/event-metrics';
import { limitEvents } from './limit-events';

interface EventOptions {
  /** Counts an event. */
  readonly observe: (event: ShellEvent, registry: Registry) => void;
  /** Counts a request whose events are not counted. */
  readonly drop: (reason: DropReason) => void;
  readonly readRegistry: () => Promise<Registry>;
}

const MAX_BODY_BYTES = 16 * 1024;

/**
 * A release that fails in every browser must not fill the disk with log lines. After this many lines, further events of
 * the same minute are counted but not logged.
 */
const MAX_LOG_LINES_PER_MINUTE = 60;

/**
 * Receives the events that shells report about their modules. Refuses a list that has an invalid event. Skips events of
 * kinds that this server does not know, because a newer shell may send them. Counts each other event of a valid list,
 * and logs the event unless `MAX_LOG_LINES_PER_MINUTE` is reached. docs/releasing.md: Watch
 */
export const shellEventRoutes: FastifyPluginAsyncTypebox<EventOptions> = async (
  app,
  { observe, drop, readRegistry },
) => {
  // Most events are about loads, so these have their own limit. When loads reach this limit, failures are
  // still logged.
  const limiters = {
    load: createLineLimiter(MAX_LOG_LINES_PER_MINUTE),
    problem: createLineLimiter(MAX_LOG_LINES_PER_MINUTE),
  };
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
    (_request, body, parsed) => parsed(null, body),
  );

  /**
   * Accepts up to 20 events as JSON with the content type `text/plain`, which `navigator.sendBeacon` sends without a
   * CORS preflight.
   */
  app.post(
    '/events',
    {
      config: { isTooMuch: limitEvents(drop) },
      schema: { hide: true },
    },
    async ({ body, log }, reply) => {
      const events = parseEvents(body);
      if (!events) {
        drop('invalid');
        return reply.code(400).send({ detail: 'Not a list of events' } satisfies ErrorAnswer);
      }
      const known = events.filter(isKnown);
      if (known.length < events.length) drop('invalid');
      const registry = await readRegistry();
      for (const event of known) {
        observe(event, registry);
        // Measures would fill the log, and the metrics have them already.
        if (isMeasure(event.kind)) log.debug({ event }, 'shell');
        else logEvent(log, event);
      }
      return reply.code(204).send();
    },
  );

  function logEvent(log: FastifyBaseLogger, event: ShellEvent) {
    const isLoad = event.kind === 'load';
    const { mayLog, dropped } = limiters[isLoad ? 'load' : 'problem'].next();
    if (dropped > 0) log.warn({ dropped }, 'some shell events of an earlier minute were not logged');
    if (mayLog) log[isLoad ? 'info' : 'warn']({ event }, 'shell');
  }
};

/** Compiled checks take a small part of the time of others. */
const KIND = Compile(ShellEvent.properties.kind);
const EVENTS = Compile(ShellEvents);

function isKnown(event: ShellEvents[number]): event is ShellEvent {
  return KIND.Check(event.kind);
}

function parseEvents(body: unknown): ShellEvents | null {
  try {
    const events: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    return EVENTS.Check(events) ? (EVENTS.Clean(events) as ShellEvents) : null;
  } catch {
    return null;
  }
}

/**
 * Allows `maxPerMinute` log lines in each minute. In a new minute, the first call of `next` also gives the number of
 * lines that were dropped in the minute of the previous call.
 */
function createLineLimiter(maxPerMinute: number) {
  let minute = 0;
  let lines = 0;
  return {
    next() {
      const now = Math.floor(Date.now() / 60_000);
      const dropped = now === minute ? 0 : Math.max(0, lines - maxPerMinute);
      if (now !== minute) [minute, lines] = [now, 0];
      lines += 1;
      return { mayLog: lines <= maxPerMinute, dropped };
    },
  };
}
