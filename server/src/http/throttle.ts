import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { IPV6_PREFIX_BITS } from './network-of';
import { RateLimitStore } from './rate-limit-store';
import type { SharedCallCounts } from './shared-call-counts';
import { SharedRateLimitStore } from './shared-rate-limit-store';
import { StacklessError } from './stackless-error';

interface Limit extends RateLimitOptions {
  /** True if processes that share a database count the calls together. Each call then costs a statement. */
  readonly isShared?: true;
}

/**
 * The rate limits for one IP address, or for one /56 network of IPv6. A route sets its limit in its `config`. The limits
 * of votes and visits are high because Indian mobile operators put thousands of phones behind one address. Limits of
 * calls that are rare and must not be guessed or repeated are shared by all processes. docs/decisions/0067.
 */
export const LIMITS = {
  login: { rateLimit: { max: 20, timeWindow: '1 minute', isShared: true } },
  passwords: { rateLimit: { max: 20, timeWindow: '1 minute', isShared: true } },
  exports: { rateLimit: { max: 20, timeWindow: '10 minutes', isShared: true } },
  forgottenPasswords: { rateLimit: { max: 20, timeWindow: '10 minutes', isShared: true } },
  changes: { rateLimit: { max: 120, timeWindow: '1 minute' } },
  registration: { rateLimit: { max: 20, timeWindow: '10 minutes', isShared: true } },
  votes: { rateLimit: { max: 1200, timeWindow: '1 minute' } },
  visits: { rateLimit: { max: 1200, timeWindow: '1 minute' } },
  uploads: { rateLimit: { max: 60, timeWindow: '10 minutes', isShared: true } },
  linkPictures: { rateLimit: { max: 600, timeWindow: '1 minute' } },
} as const satisfies Record<string, { rateLimit: Limit }>;

/**
 * Enforces the limits that routes set. A call beyond a limit gets a 429 with Retry-After. Behaviour: The HTTP contract.
 * @param shared counts the calls of limits with `isShared`; without it, each process counts only its own calls
 */
export async function installThrottling(app: FastifyInstance, shared?: SharedCallCounts): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    ipv6Subnet: IPV6_PREFIX_BITS,
    store: storeOf(shared),
    addHeadersOnExceeding: NO_HEADERS,
    addHeaders: { ...NO_HEADERS, 'retry-after': true },
    errorResponseBuilder: () => new TooManyRequests(),
  });
}

/** Makes the class of the stores. A route gets its store from `child`. */
function storeOf(shared: SharedCallCounts | undefined) {
  return class extends RateLimitStore {
    override child(options?: object): RateLimitStore {
      // The library passes the limit together with its route, other than its types say.
      const { isShared, routeInfo } = options as Limit & { readonly routeInfo: RouteOptions };
      return isShared && shared
        ? new SharedRateLimitStore(shared, `${String(routeInfo.method)} ${routeInfo.url}`)
        : super.child();
    }
  };
}

const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
} as const;

/** The error of a call beyond a limit. The answer must also have the header Retry-After. Behaviour: Errors. */
export class TooManyRequests extends StacklessError {
  readonly statusCode = 429;

  constructor() {
    super('Too many requests. Try again later.');
  }
}
