import { createLruCache } from '../cache/lru-cache';

interface Window {
  readonly count: number;
  /** The time of the first call, in milliseconds since the start of the process. */
  readonly startedAt: number;
}

type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void;

const MAX_ADDRESSES = 100_000;

/**
 * Counts the calls of each address for @fastify/rate-limit. The store of that library uses the time of day, so a clock
 * that is set back by a day would refuse a busy address for a day. This store uses a clock that never goes back.
 */
export class RateLimitStore {
  private readonly windows = createLruCache<Window>(MAX_ADDRESSES);

  /** Counts a call in the present window of an address, or in a new window. */
  incr(address: string, callback: Callback, windowMs: number): void {
    const now = performance.now();
    const known = this.windows.get(address);
    const isOver = !known || now - known.startedAt >= windowMs;
    const window = isOver
      ? { count: 1, startedAt: now }
      : { count: known.count + 1, startedAt: known.startedAt };
    this.windows.set(address, window);
    callback(null, { current: window.count, ttl: windowMs - (now - window.startedAt) });
  }

  /** Makes a store of its own for a route, because each route counts its calls separately. */
  child(): RateLimitStore {
    return new RateLimitStore();
  }
}
