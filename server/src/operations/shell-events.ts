import { ShellEvents, type ErrorAnswer, type ShellEvent } from '@demo-evm/shared/api/schemas';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import Value from 'typebox/value';
import { LIMITS } from '../http/throttle';

interface EventOptions {
  /** `module` is one of the site's, or `other`. */
  readonly observe: (kind: ShellEvent['kind'], module: string) => void;
  readonly readModules: () => Promise<ReadonlySet<string>>;
}

/** A release that fails everywhere must not fill a disk: this many lines a minute, then only their number. */
const LINES_A_MINUTE = 60;

/** What shells tell of their modules: counted all, logged at a bounded rate. docs/releasing.md: Watch */
export const shellEventRoutes: FastifyPluginCallbackTypebox<EventOptions> = (
  app,
  { observe, readModules },
  done,
) => {
  const rooms = { good: createRoom(LINES_A_MINUTE), bad: createRoom(LINES_A_MINUTE) }; // loads are many
  app.addContentTypeParser(
    'text/plain',
    { parseAs: 'string', bodyLimit: 16 * 1024 },
    (_request, body, parsed) => parsed(null, body),
  );

  /** Takes up to 20 events, as JSON in plain text: what `navigator.sendBeacon` sends without a preflight. */
  app.post('/events', { config: LIMITS.events, schema: { hide: true } }, async ({ body, log }, reply) => {
    const events = parse(body);
    if (!events) return reply.code(400).send({ detail: 'These are no events' } satisfies ErrorAnswer);
    const modules = await readModules();
    for (const event of events) {
      observe(event.kind, modules.has(event.module) ? event.module : 'other');
      const isGood = event.kind === 'load';
      const { isFree, left } = rooms[isGood ? 'good' : 'bad'].take();
      if (left > 0) log.warn({ left }, 'events of shells that were not logged');
      if (isFree) log[isGood ? 'info' : 'warn']({ event }, 'shell');
    }
    return reply.code(204).send();
  });
  done();
};

function parse(body: unknown): ShellEvents | null {
  try {
    const events: unknown = typeof body === 'string' ? JSON.parse(body) : null;
    return Value.Check(ShellEvents, events) ? (Value.Clean(ShellEvents, events) as ShellEvents) : null;
  } catch {
    return null;
  }
}

/** Room for some lines in each minute; the first line of the next one learns how many had none. */
function createRoom(most: number) {
  let minute = 0;
  let taken = 0;
  return {
    take() {
      const now = Math.floor(Date.now() / 60_000);
      const left = now === minute ? 0 : Math.max(0, taken - most);
      if (now !== minute) [minute, taken] = [now, 0];
      taken += 1;
      return { isFree: taken <= most, left };
    },
  };
}
