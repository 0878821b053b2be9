import { createLruCache } from '../cache/lru-cache';
import { networkOf } from '../http/network-of';

/**
 * The number of pages that are drawn for one network in a second. Cached pages do not count, so even a
 * network of thousands of phones stays below this limit.
 */
const DRAWINGS_PER_SECOND = 10;
/** A network that has been quiet may have this many pages drawn at once. */
const MAX_SAVED_DRAWINGS = 30;
const MAX_NETWORKS = 10_000;

interface Allowance {
  readonly drawings: number;
  /** The time of the last call, in milliseconds since the start of the process. */
  readonly at: number;
}

/**
 * Says whether a page may be drawn for this IP address. Each call with the result `true` counts as one
 * drawing.
 */
type MayDraw = (address: string) => boolean;

/**
 * Limits how many pages are drawn for one IP address, or for one /56 network of IPv6. Anybody can invent
 * addresses of pages, and the drawing of all these pages would keep the processor busy. docs/decisions/0056
 */
export function createDrawingLimit(): MayDraw {
  const allowances = createLruCache<Allowance>(MAX_NETWORKS);
  return (address) => {
    const network = networkOf(address);
    const now = performance.now();
    const before = allowances.get(network) ?? { drawings: MAX_SAVED_DRAWINGS, at: now };
    const saved = before.drawings + ((now - before.at) / 1_000) * DRAWINGS_PER_SECOND;
    const drawings = Math.min(saved, MAX_SAVED_DRAWINGS);
    const mayDraw = drawings >= 1;
    allowances.set(network, { drawings: mayDraw ? drawings - 1 : drawings, at: now });
    return mayDraw;
  };
}
