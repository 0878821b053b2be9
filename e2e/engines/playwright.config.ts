import { defineConfig } from '@playwright/test';
import { ENGINES, TOO_OLD_ENGINES, type EngineName } from './engines';
import type { EngineOption } from './test';
import { STEP_TIMEOUT_MS } from './until';

/** The journeys of a page in a browser that is too old for the App. */
const WITHOUT_APP = '**/without-app.spec.ts';

/**
 * Runs the same journeys in each engine that can run the App, and the journeys of `WITHOUT_APP` in the other engines.
 * Playwright only runs the tests. The files in `drivers` control the browsers.
 */
export default defineConfig<EngineOption>({
  testDir: 'journeys',
  outputDir: '../test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy computer sometimes disturbs a journey. Such a journey runs once more, and the report calls it
  // flaky.
  retries: 1,
  expect: { timeout: STEP_TIMEOUT_MS },
  timeout: 120_000, // some journeys kill and restart the server
  reporter: [['list']],
  projects: (Object.keys(ENGINES) as EngineName[]).map((engine) => ({
    name: engine,
    use: { engine },
    ...(TOO_OLD_ENGINES.includes(engine) ? { testMatch: WITHOUT_APP } : { testIgnore: WITHOUT_APP }),
  })),
});
