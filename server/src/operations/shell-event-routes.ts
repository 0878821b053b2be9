import { ShellEvents, type ErrorAnswer, type ShellEvent } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Value from 'typebox/value';
import { LIMITS } from '../http/throttle';

interface EventOptions {
  /** Counts an event. `module` is a module of the site, or `other`. */
  readonly observe: (kind: ShellEvent['kind'], module: string) => void;
  readonly readModules: () => Promise<ReadonlySet<string>>;
}

/**
 * A release that fails in every browser must not fill the disk with log lines. After this many lines, events are
 * counted but not logged until the next minute.
 */
const MAX_LOG_LINES_PER_MINUTE = 60;

/**
 * Receives the events that shells report about their modules. Counts each valid event, and logs it if the limit allows.
 * docs/releasing.md: Watch
 */
export const shellEventRoutes: FastifyPluginAsyncTypebox<EventOptions> = async (
  app,
  { observe, readModules },
) => {
  // There are many events about loads, so they have their own limit. When loads reach this limit, failures are still
  // logged.
  const limiters = {
    load: createLineLimiter(MAX_LOG_LINES_PER_MINUTE),
    problem: createLineLimiter(MAX_LOG_LINES_PER_MINUTE),
  };
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, parsed) => parsed(null, body),
  );

  /**
   * Accepts up to 20 events as JSON with the content type `text/plain`, which `navigator.sendBeacon` sends without a
   * CORS preflight.
   */
  app.post('/events', { config: LIMITS.events, schema: { hide: true } }, async ({ body, log }, reply) => {
    const events = parseEvents(body);
    if (!events) return reply.code(400).send({ detail: 'Not a list of events' } satisfies ErrorAnswer);
    const modules = await readModules();
    for (const event of events) {
      observe(event.kind, modules.has(event.module) ? event.module : 'other');
      const isLoad = event.kind === 'load';
      const { mayLog, dropped } = limiters[isLoad ? 'load' : 'problem'].next();
      if (dropped > 0) log.warn({ dropped }, 'some shell events of an earlier minute were not logged');
      if (mayLog) log[isLoad ? 'info' : 'warn']({ event }, 'shell');
    }
    return reply.code(204).send();
  });
};

function parseEvents(body: unknown): ShellEvents | null {
  try {
    const events: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    return Value.Check(ShellEvents, events) ? (Value.Clean(ShellEvents, events) as ShellEvents) : null;
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
