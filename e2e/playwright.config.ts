import fs from 'node:fs';
import { defineConfig, type ViewportSize } from '@playwright/test';

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Debian's Chromium where it is, else the one that `npx playwright install chromium` brings. */
const executable = fs.existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {};

const size = (name: string, viewport: ViewportSize, isPhone = false) => ({
  name,
  use: { viewport, hasTouch: isPhone, isMobile: isPhone },
});

/** Journeys through the real production build, on real servers with databases of their own. */
export default defineConfig({
  testDir: 'tests',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // axe takes seconds on a busy machine, and some journeys ask it often
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    trace: 'retain-on-failure',
    launchOptions: {
      ...executable,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [size('phone', { width: 360, height: 740 }, true), size('desktop', { width: 1280, height: 800 })],
});
