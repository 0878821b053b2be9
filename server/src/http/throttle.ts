import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/**
 * How often one address may call, for the `config` of a route. Votes have much room: in India a mobile
 * operator shows thousands of phones as one address, and a vote that is refused only waits in its queue.
 */
export const LIMITS = {
  login: { rateLimit: { max: 20, timeWindow: '1 minute' } },
  registration: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  votes: { rateLimit: { max: 1200, timeWindow: '1 minute' } },
  events: { rateLimit: { max: 120, timeWindow: '1 minute' } },
  uploads: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
} as const satisfies Record<string, { rateLimit: RateLimitOptions }>;

/**
 * Makes the limits of routes hold, each process for itself: 429 with Retry-After beyond them.
 * Behaviour: The HTTP contract.
 */
export async function installThrottling(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ipv6Subnet: 64, // what one customer has
    cache: 100_000,
    addHeadersOnExceeding: NO_HEADERS,
    addHeaders: { ...NO_HEADERS, 'retry-after': true },
    errorResponseBuilder: () => new TooManyRequests(),
  });
}

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
} as const;

class TooManyRequests extends Error {
  readonly statusCode = 429;
  override message = 'Too many requests. Try again later.';
}
