import type { Page } from '@playwright/test';
import { press } from '../page-actions';
import { CANDIDATE_ROW } from './take-step';

/** How long the page may take to load on the slow line, and how long the App may take to run afterwards. */
export const APP_RUNS_TIMEOUT_MS = 90_000;

/**
 * Returns true if the App runs in time. Otherwise, it presses the candidate's button, and returns true if
 * this press lights the lamp.
 */
export async function doesWork(page: Page): Promise<boolean> {
  const runs = page.waitForFunction(
    () => document.querySelector('#machine') !== null && document.querySelector('[data-drawn]') === null,
    undefined,
    { timeout: APP_RUNS_TIMEOUT_MS },
  );
  if (await runs.catch(() => null)) return true;
  await page.keyboard.press('Escape');
  await press(page, CANDIDATE_ROW);
  return (
    (await page
      .locator('[data-look="lit"]')
      .waitFor({ timeout: 5_000 })
      .catch(() => false)) !== false
  );
}
