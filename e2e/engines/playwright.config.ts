import { defineConfig } from '@playwright/test';
import { ENGINES, type EngineName } from './engines';
import type { EngineOption } from './test';

/** The main journeys of every page, the same in each engine. Playwright runs the tests; it drives no browser here. */
export default defineConfig<EngineOption>({
  testDir: 'journeys',
  outputDir: '../test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000, // a server is killed and started in some
  reporter: [['list']],
  projects: (Object.keys(ENGINES) as EngineName[]).map((engine) => ({ name: engine, use: { engine } })),
});
