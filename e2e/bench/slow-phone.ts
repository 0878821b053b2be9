import type { BrowserContextOptions } from '@playwright/test';
import type { Conditions } from './measure/imitate-conditions';

const kilobits = (perSecond: number) => (perSecond * 1000) / 8;

/** A cheap phone on slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency, and a processor four times slower than this computer's. */
export const SLOW_PHONE: Conditions = {
  network: { latency: 150, downloadThroughput: kilobits(1600), uploadThroughput: kilobits(750) },
  slowdown: 4,
};

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
};
