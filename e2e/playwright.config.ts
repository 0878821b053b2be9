import { defineConfig, type ViewportSize } from '@playwright/test';
import { chromiumOptions } from './chromium';

const size = (name: string, viewport: ViewportSize, isPhone = false) => ({
  name,
  use: { viewport, hasTouch: isPhone, isMobile: isPhone },
});

/** These journeys run at the size of a phone only. Most of them do not depend on the size of the window. */
const ONE_SIZE = [
  'admin-entry-panels',
  'admin-faults',
  'admin-fields',
  'admin-header',
  'admin-panels',
  'canary-faults',
  'canary-watch',
  'count-reset',
  'create-photos',
  'earlier-versions',
  'early-language',
  'early-listen',
  'early-note',
  'edit-together',
  'hash-lists',
  'healing',
  'isolation',
  'kept-pages',
  'kept-releases',
  'link-picture',
  'listen',
  'machine-link',
  'machine-link-hostile',
  'machine-link-sizes',
  'machine-tools',
  'offline',
  'other-api',
  'overrides',
  'own-account',
  'pause',
  'prefetch',
  'remote-faults',
  'route-budget',
  'share-picture', // only the share sheet of a phone gets a picture
  'shell-faults',
  'short-links',
  'smoke',
  'skew',
  'sound',
  'take-over',
  'thin-line',
  'too-old',
  'vote-leaving',
  'vote-queue',
  'vote-truth',
].map((name) => `**/${name}.spec.ts`);

/** Journeys through the production build. Each worker has its own server and database. */
export default defineConfig({
  testDir: 'tests',
  workers: 3, // also on two processors, because a journey waits for a third of its time
  forbidOnly: Boolean(process.env.CI),
  // A busy computer sometimes disturbs a journey. Such a journey runs once more, and the report calls it
  // flaky.
  retries: 1,
  timeout: 120_000, // some journeys run axe many times, and each run takes seconds on a busy computer
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    trace: 'on-first-retry', // a trace of each journey takes a tenth of the processor
    launchOptions: chromiumOptions,
    // Playwright does not see the requests of a service worker, so most journeys block the service worker. The journeys
    // about kept pages allow it (test-with-worker.ts). All journeys of `npm run engines` run with the service worker.
    serviceWorkers: 'block',
  },
  projects: [
    size('phone', { width: 360, height: 740 }, true),
    { ...size('desktop', { width: 1280, height: 800 }), testIgnore: ONE_SIZE },
  ],
});
