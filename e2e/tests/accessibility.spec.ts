import { createGate, giveMachine, withoutEarlyAnswers } from '../intercept';
import { chooseLanguage, press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';

for (const language of ['en', 'hi', 'mr'] as const) {
  test(`axe finds nothing in any state of the voting page in ${language}`, async ({ page, quiet }) => {
    quiet.allow(/Failed to load resource|could not be loaded/);
    await chooseLanguage(page, language);
    await withoutEarlyAnswers(page);
    const gate = createGate();
    await page.route('**/api/evm/evm/demo', async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/demo/demo');
    await expect(page.getByRole('status')).toBeVisible();
    await expectAccessible(page, 'loading');
    gate.open();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, 'ready');
    await page.clock.install();
    await press(page, 5);
    await expectAccessible(page, 'refused');
    await press(page, 3);
    await expectAccessible(page, 'lit');
    await page.clock.runFor(2000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'confirmed');
    await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'sharing');

    await page.goto('/demo/nobody');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'not found');
    await page.goto('/demo/preview');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'preview ended');
    await page.route('**/api/evm/evm/down', (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/demo/down');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, 'failed');
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
  await expect(select).toHaveCSS('background-color', 'rgba(127, 127, 127, 0.25)'); // the header's colour shows through
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
  const button = page.locator('button[aria-disabled]').nth(2);
  await button.waitFor();
  const animations = () => button.evaluate((element) => element.getAnimations().length);
  expect(await animations()).toBe(1);
  await page.mouse.click(2, 200);
  expect(await animations()).toBe(0);
});
