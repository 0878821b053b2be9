import type { FastifyRequest } from 'fastify';
import { networkOf } from '../http/network-of';
import { RateLimitStore } from '../http/rate-limit-store';
import type { DropReason } from '../release-numbers/event-metrics';

/**
 * The largest size of the requests with events that are read in a second from one address, in kilobytes. A page sends
 * about three requests, and each of them counts as one kilobyte. The limit is high because Indian mobile operators put
 * thousands of phones behind one address. To read so many requests with 20 events takes about 1 % of a processor.
 */
export const MAX_KB_OF_ADDRESS = 60;
/** The same for all addresses together. More would slow down votes. */
const MAX_KB_OF_ALL = 300;
const SECOND_MS = 1_000;

/**
 * Makes the limit of the route for events (`isTooMuch` in refuse-at-once.ts). The limit for one address comes first, so
 * that one address cannot use up the limit for all addresses.
 * @param drop counts a request that is refused
 */
export function limitEvents(
  drop: (reason: DropReason) => void,
): (request: Pick<FastifyRequest, 'ip' | 'headers'>) => boolean {
  const sizes = new RateLimitStore();
  const isOver = (key: string, kilobytes: number, max: number) =>
    sizes.count(key, SECOND_MS, kilobytes).current > max;
  return ({ ip, headers }) => {
    const kilobytes = sizeOf(headers['content-length']);
    if (isOver(networkOf(ip), kilobytes, MAX_KB_OF_ADDRESS)) {
      drop('address');
      return true;
    }
    const isTooMuch = isOver('all', kilobytes, MAX_KB_OF_ALL);
    if (isTooMuch) drop('process');
    return isTooMuch;
  };
}

/**
 * Gives the size of a body in kilobytes, at least 1. A body of unknown size counts as a whole second of an address.
 */
function sizeOf(contentLength: string | undefined): number {
  return contentLength === undefined
    ? MAX_KB_OF_ADDRESS
    : Math.max(1, Math.ceil(Number(contentLength) / 1_024));
}
