import type { Page } from '@playwright/test';
import type { Step } from './plan-visit';
import { takeStep } from './take-step';

/** Takes the steps of the visitor at their times. @returns true if the visitor has left the page */
export async function takeSteps(page: Page, steps: readonly Step[]): Promise<boolean> {
  const from = Date.now();
  for (const step of steps) {
    await page.waitForTimeout(Math.max(0, from + step.atMs - Date.now()));
    // A step may be impossible, for example because the page is being loaded again in another language.
    await takeStep(page, step).catch(() => undefined);
  }
  return steps.some(({ act: what }) => what === 'leave');
}
