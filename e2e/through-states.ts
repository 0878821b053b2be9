import { expect, type Page } from '@playwright/test';
import { press } from './page-actions';

/**
 * Shows each state of a machine with the candidate in row 3, and calls `look` in each state. The page must use
 * Playwright's clock.
 */
export async function throughStates(page: Page, look: (state: string) => Promise<void>): Promise<void> {
  await look('ready');
  await pressInSight(page, 5);
  await look('refused');
  await page.clock.fastForward(5_500); // removes the message, which may cover a small screen when the text is large
  await pressInSight(page, 3);
  await look('lit');
  await page.clock.runFor(2_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('confirmed');
  await page.keyboard.press('Escape');
}

/** Scrolls the button of a row towards the middle of the window, away from sticky parts, and presses the button. */
async function pressInSight(page: Page, serial: number): Promise<void> {
  const button = page.locator('#machine button[aria-disabled]').nth(serial - 1);
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await press(page, serial);
}
