import type { Page } from '@playwright/test';
import { expectWhole } from '../expect-whole';
import { createGate, giveMachine, withoutEarlyAnswers } from '../intercept';
import { chooseLanguage, press } from '../page-actions';
import { throughStates } from '../through-states';
import { expect, expectAccessible, expectAppRuns, test } from '../test';

interface Comfort {
  readonly choice: { readonly text?: string; readonly contrast?: string };
  readonly rules?: 'all' | readonly string[];
}

/**
 * Choices of the comfort menu, each with the rules of axe to check. Without `rules`, axe does not run. The largest text
 * and high contrast affect different rules, so one choice has both.
 */
const COMFORTS: readonly Comfort[] = [
  { choice: {}, rules: 'all' },
  { choice: { text: 'l' } },
  { choice: { text: 'xl', contrast: 'more' }, rules: ['target-size', 'color-contrast'] },
];

/** Expects that no text is cut off with this choice, and, if the choice has `rules`, that axe finds no violation. */
async function expectSoundIn(page: Page, { choice, rules }: Comfort, state: string): Promise<void> {
  const chosen = { text: '', contrast: '', ...choice };
  await page.evaluate((data) => Object.assign(document.documentElement.dataset, data), chosen);
  const look = `${state}, ${JSON.stringify(choice)}`;
  await expectWhole(page, look);
  if (rules) await expectAccessible(page, look, rules === 'all' ? undefined : rules);
}

async function expectSound(page: Page, state: string): Promise<void> {
  for (const comfort of COMFORTS) await expectSoundIn(page, comfort, state);
}

for (const language of ['en', 'hi', 'mr'] as const) {
  test(`axe finds nothing in any state of a machine in ${language}, whatever the text size and contrast`, async ({
    page,
    context,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|could not be read|not acknowledged/);
    await chooseLanguage(page, language);
    await page.clock.install();
    await page.goto('/demo/demo');
    await expectAppRuns(page);
    for (const comfort of COMFORTS) await throughStates(page, (state) => expectSoundIn(page, comfort, state));
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, 'sharing');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').locator('summary').click();
    await expect(page.getByRole('banner').locator('[aria-pressed]').first()).toBeVisible();
    await expectSound(page, 'comfort');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await press(page, 3);
    await page.clock.runFor(2_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectSound(page, 'offline, a vote waits');
  });

  test(`axe finds nothing where no vote is possible in ${language}, whatever the text size and contrast`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource|could not be loaded/);
    await chooseLanguage(page, language);
    await withoutEarlyAnswers(page);
    const gate = createGate();
    await page.route('**/api/evm/evm/demo', async (route) => {
      await gate.opened;
      await route.abort();
    });
    await page.goto('/demo/demo');
    await expect(page.getByRole('status').first()).toBeVisible();
    await expectSound(page, 'loading');
    gate.open();
    await giveMachine(page, 'empty', { evmsr: null });
    await page.goto('/demo/empty');
    await expect(page.getByRole('table')).toBeVisible();
    await expectSound(page, 'no serial');
    await page.route('**/api/evm/evm/down', (route) => route.fulfill({ status: 500, json: {} }));
    for (const [path, state] of [
      ['nobody', 'not found'],
      ['preview', 'preview ended'],
      ['evm_1', 'not on this device'],
      ['down', 'failed'],
    ] as const) {
      await page.goto(`/demo/${path}`);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectSound(page, state);
    }
  });
}

test('text is readable on every theme colour', async ({ page }) => {
  for (const extra3 of ['#777777', '#ffbf00', '#430a8a']) {
    await giveMachine(page, 'theme', { extra3 });
    await page.goto('/demo/theme');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  }
});

test('the list of languages has the style of the page, and the browser’s own style in forced colours', async ({
  page,
}) => {
  await page.goto('/demo/demo');
  const select = page.getByRole('banner').getByRole('combobox');
  await expect(select).toHaveCSS('appearance', 'none');
  // This colour is partly transparent, so the header's colour is visible behind it.
  await expect(select).toHaveCSS('background-color', 'rgba(127, 127, 127, 0.25)');
  await expect(select).toHaveCSS('background-image', /gradient/);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(select).toHaveCSS('appearance', 'auto');
});

test('nothing pulses or flashes for a visitor who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo/demo');
  await press(page, 5);
  await expect(page.getByText(/डेमो में काम नहीं/)).toBeVisible();
  const animations = await page.evaluate(() => document.getAnimations().length);
  expect(animations).toBe(0);
});

test('the candidate’s button pulses until the visitor first does anything', async ({ page }) => {
  await page.goto('/demo/demo');
  const button = page.locator('#machine button[aria-disabled]').nth(2);
  await button.waitFor();
  const animations = () => button.evaluate((element) => element.getAnimations().length);
  expect(await animations()).toBe(1);
  await page.mouse.click(2, 200);
  expect(await animations()).toBe(0);
});
