import { defineConfig, type ViewportSize } from '@playwright/test';
import { chromiumOptions } from './chromium';

const size = (name: string, viewport: ViewportSize, isPhone = false) => ({
  name,
  use: { viewport, hasTouch: isPhone, isMobile: isPhone },
});

/** These journeys do not depend on the size of the window, so they run at one size only. */
const ONE_SIZE = ['isolation', 'listen', 'other-api', 'sound', 'take-over'].map(
  (name) => `**/${name}.spec.ts`,
);

/** Journeys through the production build. Each worker has its own server and database. */
export default defineConfig({
  testDir: 'tests',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // some journeys run axe many times, and each run takes seconds on a busy computer
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { locale: 'en-IN', trace: 'retain-on-failure', launchOptions: chromiumOptions },
  projects: [
    size('phone', { width: 360, height: 740 }, true),
    { ...size('desktop', { width: 1280, height: 800 }), testIgnore: ONE_SIZE },
  ],
});
