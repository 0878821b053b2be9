import { createLruCache } from '../cache/lru-cache';

interface Window {
  readonly count: number;
  /** The time of the first call, in milliseconds since the start of the process. */
  readonly startedAt: number;
}

export interface Counted {
  /** The number of calls in the present window. */
  readonly current: number;
  /** The time until the window ends, in milliseconds. */
  readonly ttl: number;
}

const MAX_ADDRESSES = 100_000;

/**
 * Counts the calls of each address for @fastify/rate-limit. The store of that library uses the time of day, so a clock
 * that is set back by a day would refuse a busy address for a day. This store uses a clock that never goes back.
 */
export class RateLimitStore {
  private readonly windows = createLruCache<Window>(MAX_ADDRESSES);

  /** Counts a call as `count` does. The library calls this method. */
  incr(address: string, callback: (error: Error | null, result?: Counted) => void, windowMs: number): void {
    callback(null, this.count(address, windowMs));
  }

  /**
   * Counts a call in the present window of an address, or in a new window.
   * @param weight says as how many calls this call counts
   */
  count(address: string, windowMs: number, weight = 1): Counted {
    const now = performance.now();
    const known = this.windows.get(address);
    const isOver = !known || now - known.startedAt >= windowMs;
    const window = isOver
      ? { count: weight, startedAt: now }
      : { count: known.count + weight, startedAt: known.startedAt };
    this.windows.set(address, window);
    return { current: window.count, ttl: windowMs - (now - window.startedAt) };
  }

  /** Makes a store of its own for a route, because each route counts its calls separately. */
  child(): RateLimitStore {
    return new RateLimitStore();
  }
}
