import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { IPV6_PREFIX_BITS } from './network-of';
import { RateLimitStore } from './rate-limit-store';

/**
 * The rate limits for one IP address, or for one /56 network of IPv6. A route sets its limit in its `config`. The limits
 * of votes and visits are high because Indian mobile operators put thousands of phones behind one address.
 */
export const LIMITS = {
  login: { rateLimit: { max: 20, timeWindow: '1 minute' } },
  passwords: { rateLimit: { max: 20, timeWindow: '1 minute' } },
  exports: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  forgottenPasswords: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  changes: { rateLimit: { max: 120, timeWindow: '1 minute' } },
  registration: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
  votes: { rateLimit: { max: 1200, timeWindow: '1 minute' } },
  visits: { rateLimit: { max: 1200, timeWindow: '1 minute' } },
  uploads: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
  linkPictures: { rateLimit: { max: 600, timeWindow: '1 minute' } },
} as const satisfies Record<string, { rateLimit: RateLimitOptions }>;

/**
 * Enforces the limits that routes set. A call beyond a limit gets a 429 with Retry-After. Each process counts only its
 * own calls. Behaviour: The HTTP contract.
 */
export async function installThrottling(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ipv6Subnet: IPV6_PREFIX_BITS,
    store: RateLimitStore,
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

/** The error of a call beyond a limit. The answer must also have the header Retry-After. Behaviour: Errors. */
export class TooManyRequests extends Error {
  readonly statusCode = 429;

  constructor() {
    // A stack would take longer than the rest of the refusal, and nothing reads it.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super('Too many requests. Try again later.');
    Error.stackTraceLimit = stackTraceLimit;
  }
}
