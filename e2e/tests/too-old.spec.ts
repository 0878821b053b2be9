import type { Page } from '@playwright/test';
import { editPages } from '../intercept';
import { press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';

// Playwright's trace recorder runs in the page and uses functions that these tests remove.
test.use({ trace: 'off' });

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
  expect((await page.locator('aside').boundingBox())?.y).toBe(0); // above the content of the page
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

/** Removes functions and objects that Gecko 48 or a still older browser does not have. */
const takeAway = (page: Page) =>
  page.addInitScript(() => {
    const remove = (owner: object, ...names: string[]) => {
      for (const name of names) Reflect.deleteProperty(owner, name);
    };
    remove(Array.prototype, 'flat', 'flatMap', 'includes', 'find');
    remove(Object, 'entries', 'values', 'fromEntries', 'assign');
    remove(Promise.prototype, 'finally');
    remove(Node.prototype, 'isConnected');
    remove(Element.prototype, 'append', 'toggleAttribute');
    remove(NodeList.prototype, 'forEach');
    remove(window, 'fetch', 'AbortController', 'AbortSignal', 'IntersectionObserver', 'AudioContext');
    remove(window, 'Promise');
    Object.defineProperty(navigator, 'locks', { value: undefined });
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });

/** Removes the inline `first-press.js` from the page, as if the browser could not parse this script. */
const withoutFirstPress = (html: string) =>
  html.replace(/(<div id="root" data-drawn=[^]*?)<script>[^]*?<\/script>/, '$1');

test.describe('in a browser that is too old for the App', () => {
  test.beforeEach(async ({ page, quiet }) => {
    quiet.allow(/fetch/); // early.js calls `fetch`, which `takeAway` removes
    await takeAway(page);
    await editPages(page, /^\/demo/, withoutFirstPress);
  });

  test('the machine lights its lamp and counts each vote once, and refuses wrong rows', async ({
    page,
    product,
  }) => {
    const before = await product.count('demo');
    await page.goto('/demo/demo');
    await expect(page.locator('#toast')).toBeAttached(); // first-press-old.js runs
    await press(page, 1);
    await expect(page.locator('[data-look=refused]')).toBeVisible();
    await expect(page.locator('#toast')).toContainText('३');
    for (const votes of [1, 2]) {
      await press(page, 3);
      await expect(page.locator('[data-look=lit]')).toBeVisible();
      await expect(page.locator('[data-look=lit]')).toHaveCount(0);
      await expect.poll(() => product.count('demo')).toBe(before + votes);
    }
    await expect(page.locator('aside')).toHaveCount(0);
    await expect(page.locator('[data-drawn]')).toBeAttached(); // the App does not run
  });

  test('the keys reach the buttons of the machine and press them', async ({ page, product }) => {
    const before = await product.count('demo');
    await page.goto('/demo/demo');
    await expect(page.locator('#toast')).toBeAttached();
    const button = page.locator('#machine button[aria-disabled]').nth(2);
    for (
      let tabs = 0;
      tabs < 20 && !(await button.evaluate((one) => one === document.activeElement));
      tabs += 1
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => product.count('demo')).toBe(before + 1);
  });

  for (const route of ['/demo/demo', '/demoevm-bihar'])
    test(`${route} has only buttons that work, and axe finds nothing`, async ({ page }) => {
      await page.goto(route);
      await expect(page.locator('#toast')).toBeAttached();
      await expect(page.locator('button:visible:not(tr *), summary:visible')).toHaveCount(0);
      await expectAccessible(page);
    });
});

test('where the script for old browsers does not arrive, the page says that the browser is too old', async ({
  page,
  quiet,
}) => {
  quiet.allow(/fetch|ERR_FAILED/);
  await takeAway(page);
  await editPages(page, /^\/demo/, withoutFirstPress);
  await page.route(/first-press-old/, (route) => route.abort());
  await expectAdvice(page, '/demo/demo');
});

test.describe('in a browser that is too old, on a page that shows no machine', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'flat'));
  });

  for (const route of ROUTES.filter((one) => !one.startsWith('/demo')))
    test(`${route} says what to do, and shows no button that does not work`, ({ page }) =>
      expectAdvice(page, route));
});
