import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineName } from './engines';
import type { EngineOption } from './test';

/**
 * Runs the same journeys in each engine. Playwright only runs the tests. The files in `drivers` control the browsers.
 */
export default defineConfig<EngineOption>({
  testDir: 'journeys',
  outputDir: '../test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // some journeys kill and restart the server
  reporter: [['list']],
  projects: (Object.keys(ENGINES) as EngineName[]).map((engine) => ({ name: engine, use: { engine } })),
});
