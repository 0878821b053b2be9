import type { Page } from '@playwright/test';
import { press } from '../page-actions';
import type { Step } from './plan-visit';

const STEP_TIMEOUT_MS = 1_000;
/** The candidate's row on the machine that main.ts makes. */
export const CANDIDATE_ROW = 3;
/** A row without a candidate. */
const EMPTY_ROW = 5;

/** Takes one step of the visitor. Rejects when the step is not possible now. */
export async function takeStep(page: Page, { act: what, language }: Step): Promise<void> {
  switch (what) {
    case 'press':
      await press(page, CANDIDATE_ROW);
      break;
    case 'press wrong':
      await press(page, EMPTY_ROW);
      break;
    case 'close':
      await page.keyboard.press('Escape');
      break;
    case 'choose a language':
      await page.getByRole('combobox').selectOption(language, { timeout: STEP_TIMEOUT_MS });
      break;
    case 'leave':
      await page.goto('about:blank');
  }
}
