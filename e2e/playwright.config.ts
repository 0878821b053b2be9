import { defineConfig, type ViewportSize } from '@playwright/test';
import { chromiumOptions } from './chromium';

const size = (name: string, viewport: ViewportSize, isPhone = false) => ({
  name,
  use: { viewport, hasTouch: isPhone, isMobile: isPhone },
});

/** What does not depend on the size of the window runs at one. */
const ONE_SIZE = ['**/isolation.spec.ts', '**/other-api.spec.ts', '**/sound.spec.ts', '**/take-over.spec.ts'];

/** Journeys through the real production build, on real servers with databases of their own. */
export default defineConfig({
  testDir: 'tests',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // axe takes seconds on a busy machine, and some journeys ask it often
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { locale: 'en-IN', trace: 'retain-on-failure', launchOptions: chromiumOptions },
  projects: [
    size('phone', { width: 360, height: 740 }, true),
    { ...size('desktop', { width: 1280, height: 800 }), testIgnore: ONE_SIZE },
  ],
});
