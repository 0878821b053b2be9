import { defineConfig } from '@playwright/test';
import everyday from '../playwright.config';

process.env.CANARY_VISITORS ??= '200';

/** The journeys of `npm run e2e:long`, which take too long to run with every change. They run at one size only. */
export default defineConfig({
  ...everyday,
  testDir: '..',
  testMatch: ['long/*.spec.ts', 'tests/canary-faults.spec.ts'],
  outputDir: '../test-results/long',
  projects: [everyday.projects?.[0] ?? {}],
});
