import type { ShellEvent } from '@demo-evm/shared/api/schemas';
import type { Registry } from '@demo-evm/shared/contract';
import autocannon from 'autocannon';

/** The number of events that are sent in each second. */
export const FLOOD_PER_SECOND = 10_000;
/** The most that a page sends in one request, and so the most expensive request. */
const EVENTS_PER_REQUEST = 20;
const CONNECTIONS = 8;
/** This address is not among those of the voters. */
const ADDRESS = '203.0.113.7';

export interface FloodAnswers {
  readonly accepted: number;
  readonly refused: number;
}

/** Sends `FLOOD_PER_SECOND` events a second from one address, in requests as pages send them. */
export async function floodEvents(url: string, registry: Registry, duration: number): Promise<FloodAnswers> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration,
    overallRate: FLOOD_PER_SECOND / EVENTS_PER_REQUEST,
    workers: 1, // a thread of its own, so that the sender of the votes is not slowed down
    requests: [
      {
        method: 'POST',
        path: '/events',
        headers: { 'content-type': 'text/plain;charset=UTF-8', 'x-forwarded-for': ADDRESS },
        body: JSON.stringify(eventsOf(registry)),
      },
    ],
  });
  return { accepted: result['2xx'], refused: result.non2xx };
}

/** The events of a page on which much has happened, about releases that the site has. */
function eventsOf({ revision, modules }: Registry): ShellEvent[] {
  const [first] = Object.entries(modules);
  if (!first) throw new Error('The site has no module.');
  const [module, release] = first;
  const about = { module, version: release.current, revision };
  const kinds: Partial<ShellEvent>[] = [
    { kind: 'load', ms: 412 },
    { kind: 'shown', ms: 1_800, isCached: true },
    { kind: 'lcp', ms: 1_900 },
    { kind: 'error', detail: 'TypeError app.3f2a91c0.js:1:45523' },
  ];
  return Array.from({ length: EVENTS_PER_REQUEST }, (_, at) => ({
    kind: 'load',
    ...about,
    earlier: ' load shown',
    ...kinds[at % kinds.length],
  }));
}
