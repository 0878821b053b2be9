import type { Load } from './measure-load';
import { kilobytesOf, longestChain } from './sum-requests';

/**
 * The titles of all figures of a page load. Each key is the name of the figure in the JSON file that bench/main.ts
 * writes.
 */
export const FIGURES = {
  firstPaint: 'first contentful paint, ms',
  largestPaint: 'largest contentful paint, ms',
  ready: 'ready, ms',
  running: 'app runs, ms',
  requestsBefore: 'requests before the app runs',
  kilobytesBefore: 'KB before the app runs',
  chainBefore: 'longest chain before the app runs',
  requests: 'requests in all',
  kilobytes: 'KB in all',
  shift: 'layout shift',
  longTasks: 'long tasks',
  longestTask: 'longest task, ms',
} as const;

export type Figure = keyof typeof FIGURES;
export type Figures = Readonly<Record<Figure, number>>;

/** Computes the figures of one page load. A kilobyte is 1000 bytes. */
export function figuresOf(load: Load): Figures {
  const { firstPaint, largestPaint, ready, running, shift, longTasks, requests, before } = load;
  return {
    firstPaint,
    largestPaint,
    ready,
    running,
    requestsBefore: before.length,
    kilobytesBefore: kilobytesOf(before),
    chainBefore: longestChain(before),
    requests: requests.length,
    kilobytes: kilobytesOf(requests),
    shift,
    longTasks: longTasks.length,
    longestTask: Math.max(0, ...longTasks),
  };
}
