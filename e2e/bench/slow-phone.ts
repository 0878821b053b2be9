import type { BrowserContextOptions } from '@playwright/test';
import type { Conditions } from './measure/imitate-conditions';

const bytesOf = (kilobits: number) => (kilobits * 1000) / 8;

/**
 * A cheap phone on slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, and a processor that is four times slower
 * than that of the computer on which the benchmark runs.
 */
export const SLOW_PHONE: Conditions = {
  network: { latency: 150, downloadThroughput: bytesOf(1600), uploadThroughput: bytesOf(750) },
  slowdown: 4,
};

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
};
