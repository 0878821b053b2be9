import { defineConfig } from '@playwright/test';
import everyday from '../playwright.config';

process.env.CANARY_VISITORS ??= '200';

/** What takes too long for every change: `npm run e2e:long`. What is loaded does not depend on the size. */
export default defineConfig({
  ...everyday,
  testDir: '..',
  testMatch: ['long/*.spec.ts', 'tests/canary-faults.spec.ts'],
  outputDir: '../test-results/long',
  projects: [everyday.projects?.[0] ?? {}],
});
