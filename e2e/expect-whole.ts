import { expect, type Page } from '@playwright/test';
import { clippedTexts } from './clipped-texts';
import { overflow } from './page-actions';
import { untilAnimationsEnd } from './test';

/**
 * Expects that no text is cut off and that the page is not wider than its window.
 *
 * @param state what the page shows, for the report of a failure
 */
export async function expectWhole(page: Page, state: string): Promise<void> {
  await untilAnimationsEnd(page);
  expect(await clippedTexts(page), state).toEqual([]);
  expect(await overflow(page), state).toBe(0);
}
