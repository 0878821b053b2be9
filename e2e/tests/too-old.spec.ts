import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../test';

const ROUTES = ['/demo/demo', '/auth', '/create', '/demoevm-bihar', '/no/such/page'];

const ADVICE = { mr: 'क्रोम अपडेट करा', hi: 'क्रोम अपडेट करें', en: 'Update Chrome' };

/** Expects advice in three languages. Expects no visible button or field, because none would work. */
async function expectAdvice(page: Page, route: string) {
  await page.goto(route);
  for (const [language, words] of Object.entries(ADVICE)) {
    const sentence = page.locator(`aside [lang=${language}] p`);
    await expect(sentence).toBeVisible();
    expect(await sentence.textContent()).toContain(words); // Playwright's text locators find no text inside noscript
  }
  await expect(page.locator('aside a')).toHaveAttribute('href', 'https://www.google.com/chrome/');
  await expect(page.locator('button:visible, select:visible, input:visible')).toHaveCount(0);
}

test.beforeEach(({ quiet }) => quiet.allow(/404/)); // one of the routes does not exist

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ROUTES)
    test(`${route} says what to do, and shows no button that does not work`, ({ page }) =>
      expectAdvice(page, route));

  test('the machine that the server rendered is shown in its colours', async ({ page }) => {
    await page.goto('/demoevm-bihar');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 191, 0)');
  });
});

test.describe('in a browser that is too old', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'flat'));
  });

  for (const route of ROUTES)
    test(`${route} says what to do, and shows no button that does not work`, ({ page }) =>
      expectAdvice(page, route));

  test('the machine that the server rendered can be read, and axe finds nothing', async ({ page }) => {
    await page.goto('/demo/demo');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  });
});
