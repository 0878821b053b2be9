import type { LoggedRequest } from './network-log';

/** The sum of the `bytes` of these requests, in units of 1000 bytes. */
export function kilobytesOf(requests: readonly LoggedRequest[]): number {
  return requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

/**
 * The length of the longest chain in which each request waited for the request before it. The request for the page is
 * not counted.
 */
export function longestChain(requests: readonly LoggedRequest[]): number {
  return Math.max(0, ...requests.map(({ depth }) => depth));
}
