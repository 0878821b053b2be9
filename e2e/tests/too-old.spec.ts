import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../test';

const ROUTES = ['/demo/demo', '/auth', '/create', '/demoevm-bihar', '/no/such/page'];

const WAYS_ON = { mr: 'क्रोम अपडेट करा', hi: 'क्रोम अपडेट करें', en: 'update Chrome' };

/** What to do is said in three languages, and nothing looks as if it could be pressed. */
async function expectWayOn(page: Page, route: string) {
  await page.goto(route);
  for (const [language, words] of Object.entries(WAYS_ON)) {
    const sentence = page.locator(`aside p[lang=${language}]`);
    await expect(sentence).toBeVisible();
    expect(await sentence.textContent()).toContain(words); // text that is searched for leaves noscript out
  }
  await expect(page.locator('button:visible, select:visible, input:visible')).toHaveCount(0);
}

test.beforeEach(({ quiet }) => quiet.allow(/404/)); // the address that is no page

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const route of ROUTES)
    test(`${route} says what to do, and has no button that does nothing`, ({ page }) =>
      expectWayOn(page, route));

  test('what was drawn is shown in the colours of its machine', async ({ page }) => {
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
    test(`${route} says what to do, and has no button that does nothing`, ({ page }) =>
      expectWayOn(page, route));

  test('the machine that was drawn can be read, and the page keeps to the rules of accessibility', async ({
    page,
  }) => {
    await page.goto('/demo/demo');
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page);
  });
});
