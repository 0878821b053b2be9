import type { Page } from '@playwright/test';
import { expectCount, expectCounts, hindi } from '../bihar-counts';
import { coversOf } from '../covers';
import { expectWhole } from '../expect-whole';
import { openWithoutScripts } from '../intercept';
import { chooseLanguage, overflow, press } from '../page-actions';
import { expect, expectAccessible, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const sharedTextHi = wordsOf('shared/ui', 'hi');
const biharTextHi = wordsOf('mfe-bihar', 'hi');

const expectReady = (page: Page) => expect(page.getByText(sharedTextHi('READY'))).toBeVisible();

test('the Bihar page is amber and in Hindi, whatever language was chosen, with the polling day and the disclaimer', async ({
  page,
}) => {
  await chooseLanguage(page, 'en');
  await page.goto('/demoevm-bihar');
  await expect(page.getByRole('heading', { name: biharTextHi('BIHAR_HEADING') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await expect(page.getByRole('combobox')).toBeHidden();
  await expect(page.getByText('मतदान हो चुका १ अक्टूबर २०२५, सुबह ७ से शाम ६ बजे')).toBeVisible();
  await expect(page.getByText(/ये आँकड़े केवल डेमो हैं, कोई सर्वेक्षण या चुनाव परिणाम नहीं/)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 191, 0)');
  const html = await (await page.request.get('/demoevm-bihar')).text();
  expect(html).toContain('<meta property="og:title" content="बिहार विधानसभा चुनाव – डेमो ईवीएम">');
  expect(html).toContain('<meta name="theme-color" content="#ffbf00" />');
});

test('the bars of page and browser are amber without JavaScript', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/demoevm-bihar');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 191, 0)');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#ffbf00');
  await context.close();
});

test('the buttons of all four options stand on the first screen, before and after the app runs', async ({
  page,
}) => {
  const letScriptsThrough = await openWithoutScripts(page, '/demoevm-bihar');
  const expectInSight = async (when: string) => {
    for (const serial of [1, 2, 3, 4])
      expect(await coversOf(page.locator(`#row-${serial} button`)), `row ${serial}, ${when}`).toEqual([]);
  };
  await expectInSight('before');
  letScriptsThrough();
  await expectAppRuns(page);
  await expectInSight('after');
});

test('the disclaimer is larger than the smallest text', async ({ page }) => {
  await page.goto('/demoevm-bihar');
  const sizeOf = (text: string) =>
    page.getByText(text).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('ये आँकड़े केवल डेमो हैं')).toBeGreaterThan(await sizeOf('यह अभ्यास मशीन है।'));
});

test('a press on each option lights its arrow, counts once, and shows the new counts', async ({
  page,
  product,
}) => {
  const counts = await product.biharCounts();
  await page.goto('/demoevm-bihar');
  await expectCounts(page, counts);
  for (const serial of [1, 2, 3, 4]) {
    await press(page, serial);
    await press(page, serial);
    await expect(page.getByRole('img', { name: /लाल बत्ती/ })).toBeVisible();
    counts[String(serial)] = (counts[String(serial)] ?? 0) + 1;
    await expectCounts(page, counts);
    await expect(page.getByText(/आपका डेमो वोट दर्ज हो गया/)).toBeVisible();
    await expectReady(page);
  }
  expect(await product.biharCounts()).toEqual(counts);
  await page.reload();
  await expectCounts(page, counts);
});

test('a blank row says where to press and sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto('/demoevm-bihar');
  await expect(page.getByRole('button', { name: /खाली पंक्ति/ })).toHaveCount(6);
  await press(page, 10);
  await expect(page.getByText(biharTextHi('BIHAR_WRONG_ROW'))).toBeVisible();
  await expectReady(page);
  expect(sent).toEqual([]);
});

test('votes in two tabs are added up', async ({ page, context, product }) => {
  const before = await product.biharCounts();
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto('/demoevm-bihar')));
  await press(page, 1);
  await press(other, 3);
  const after = { ...before, '1': (before['1'] ?? 0) + 1, '3': (before['3'] ?? 0) + 1 };
  await expect.poll(() => product.biharCounts()).toEqual(after);
  await expectCount(page, 1, hindi.format(after['1']));
  await expectCount(other, 3, hindi.format(after['3']));
  await page.reload();
  await expectCounts(page, after);
});

test('while the server is down the counts stay, and the vote is counted once when the server is back', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|not acknowledged|could not be read/);
  const before = await product.biharCounts();
  await page.goto('/demoevm-bihar');
  await expectCounts(page, before);
  await product.kill();
  await press(page, 2);
  await expect(page.getByText(/आपका डेमो वोट इस डिवाइस पर सहेजा गया है/)).toBeVisible();
  await expectReady(page);
  await expectCounts(page, before);
  await expectAccessible(page);
  await product.start();
  const after = { ...before, '2': (before['2'] ?? 0) + 1 };
  await expectCount(page, 2, hindi.format(after['2']), 30_000);
  await expect(page.getByText(/आपका डेमो वोट इस डिवाइस पर सहेजा गया है/)).toBeHidden();
  expect(await product.biharCounts()).toEqual(after);
});

test('a recorded vote is a paper slip with number and stamp, and a voice says it', async ({ page }) => {
  await page.goto('/demoevm-bihar');
  const voice = page.waitForResponse(/done-hi\.mp3$/);
  await press(page, 2);
  expect((await voice).status()).toBe(200);
  const slip = page.locator('[data-stamp="डेमो"]');
  await expect(slip).toHaveText('२आपका डेमो वोट दर्ज हो गया: गठबंधन २');
  await expect(slip).toHaveCSS('background-color', 'rgb(255, 247, 219)');
  await expectAccessible(page, 'slip');
  await press(page, 6);
  await expect(slip).toHaveCount(0);
});

test('axe finds nothing in any state of the Bihar page, and a visitor can vote with the keyboard alone', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|not acknowledged|count could not be read/); // the page goes offline
  await page.goto('/demoevm-bihar');
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible(page, 'ready');
  await page.clock.install();
  await press(page, 7);
  await expectAccessible(page, 'refused');
  await page.keyboard.press('Shift+Tab');
  await page.locator('#machine button[aria-disabled]').nth(0).press('Enter');
  await expect(page.getByRole('img', { name: /लाल बत्ती/ })).toBeVisible();
  await expectAccessible(page, 'lit');
  // The check may take longer than the message stays. So the message of a second vote is looked at, before any check.
  await page.clock.runFor(10_000);
  await page.locator('#machine button[aria-disabled]').nth(0).press('Enter');
  await page.clock.runFor(2_000);
  await expect(page.getByText(/दर्ज हो गया/)).toBeVisible();
  await expect(page.locator('#machine button[aria-disabled]').nth(0)).toBeFocused();
  await expectAccessible(page, 'recorded');
  await context.setOffline(true);
  await expect(page.getByText(/इंटरनेट नहीं चल रहा/)).toBeVisible();
  await expectAccessible(page, 'offline');
  await context.setOffline(false);
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'sharing');
});

test('the Bihar page fits a phone of 320 pixels, also with text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/demoevm-bihar');
  await expect(page.getByRole('table')).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await overflow(page)).toBe(0);
  await press(page, 1);
  await expect(page.locator('[data-stamp]')).toBeVisible();
  await expectWhole(page, 'recorded');
  await page.emulateMedia({ forcedColors: 'active' });
  await expectWhole(page, 'recorded, forced colours');
});
