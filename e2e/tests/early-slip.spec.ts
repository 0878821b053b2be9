import type { Page } from '@playwright/test';
import { openWithoutScripts } from '../intercept';
import { press } from '../page-actions';
import { expect, expectAccessible, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const sharedTextHi = wordsOf('shared/ui', 'hi');
const votingTextHi = wordsOf('mfe-voting', 'hi');

const COUNTED = 'आपका डेमो वोट दर्ज हो गया';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const slip = (page: Page) => page.getByRole('dialog', { name: COUNTED });
const candidate = (page: Page) => page.locator('#machine button').nth(2);

/** Counts, from now on, the requests with which the page reports that the machine was shared. */
function countShares(page: Page): () => number {
  let shares = 0;
  page.on('request', (request) => (shares += Number(request.url().endsWith('/evm/shares/demo'))));
  return () => shares;
}

/**
 * The place and size of headings, bold texts, buttons, links and figures in the open slip, and of everything
 * inside its figures and its printer.
 */
const boxesOf = (page: Page) =>
  page
    .locator('dialog[open] :is(h2, b, button, a, figure, figure *, [data-cast] *)')
    .evaluateAll((elements) =>
      elements.map((element) => [element.tagName, JSON.stringify(element.getBoundingClientRect())].join(' ')),
    );

test('the slip opens before the App, and its buttons work', async ({ page, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const before = await product.count('demo');
  const shares = countShares(page);
  await openWithoutScripts(page);
  const sound = page.waitForRequest(/done-hi\.mp3$/);
  await candidate(page).focus();
  await page.keyboard.press('Enter');
  await expect(slip(page)).toBeVisible();
  await sound;
  await expect(slip(page).getByRole('heading')).toBeFocused();
  await expect(page.locator('#toast')).toBeEmpty();
  await expect(slip(page)).toContainText('आशा नमुने');
  await expect(slip(page)).toContainText(`${new URL(product.url).host}/demo/demo`);
  const link = slip(page).getByRole('link');
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(`: ${product.url}/demo/demo`);
  await expectAccessible(page);
  await slip(page)
    .getByRole('button', { name: sharedTextHi('COPY_LINK') })
    .click();
  await expect(slip(page).getByText(sharedTextHi('LINK_COPIED'))).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${product.url}/demo/demo`);
  await expect.poll(shares).toBe(1);
  await page.keyboard.press('Escape');
  await expect(slip(page)).toHaveCount(0);
  await expect(candidate(page)).toBeFocused();
  await expect(page.locator('#machine')).toContainText(sharedTextHi('READY'));

  await press(page, 3);
  await expect(slip(page)).toBeVisible();
  await slip(page)
    .getByRole('button', { name: sharedTextHi('CLOSE') })
    .click();
  await expect(slip(page)).toHaveCount(0);
  await press(page, 3);
  await expect(slip(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(slip(page)).toHaveCount(0);
  await expect.poll(() => product.count('demo')).toBe(before + 3);
});

test('the slip in the page looks like the App’s, and stays when the App comes', async ({ page, product }) => {
  const before = await product.count('demo');
  const shares = countShares(page);
  const letScriptsThrough = await openWithoutScripts(page);
  await candidate(page).focus();
  await page.keyboard.press('Enter');
  await expect(slip(page)).toBeVisible();
  const boxes = await boxesOf(page);
  const machine = await candidate(page).boundingBox();
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await boxesOf(page)).toEqual(boxes);
  expect(await candidate(page).boundingBox()).toEqual(machine);
  await expect(slip(page).getByRole('heading')).toBeFocused();
  await slip(page)
    .getByRole('button', { name: sharedTextHi('COPY_LINK') })
    .click();
  await expect.poll(shares).toBe(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(candidate(page)).toBeFocused();
  await expect(page.locator('#machine')).toContainText(sharedTextHi('READY'));

  await page.keyboard.press('Enter');
  await expect(slip(page)).toBeVisible();
  expect(await boxesOf(page)).toEqual(boxes);
  await expect.poll(() => product.count('demo')).toBe(before + 2);
});

test('a vote that waits says so in the slip, and then that it is counted', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|vote/i);
  await page.route(/increment_count/, (route) => route.abort());
  await openWithoutScripts(page);
  await press(page, 3);
  const heading = page.getByRole('dialog').getByRole('heading');
  await expect(heading).toHaveAttribute('data-fate', 'waiting');
  const boxes = await page.getByRole('dialog').getByRole('button').first().boundingBox();
  await page.unroute(/increment_count/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(heading).toHaveText(COUNTED);
  expect(await page.getByRole('dialog').getByRole('button').first().boundingBox()).toEqual(boxes);
});

test('a vote that the server refuses when the App is there is told by the App', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|404|vote/i);
  await page.route(/increment_count/, (route) => route.abort());
  const letScriptsThrough = await openWithoutScripts(page);
  await press(page, 3);
  await expect(page.getByRole('dialog').getByRole('heading')).toHaveAttribute('data-fate', 'waiting');
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  // The newer handler comes first. Without any handler in between, no attempt reaches the real server.
  await page.route(/increment_count/, (route) =>
    route.fulfill({ status: 404, json: { detail: 'EVM not found' } }),
  );
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('dialog').getByText('यह डेमो वोट नहीं गिना गया')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('a vote that the server refuses opens no slip', async ({ page, quiet }) => {
  quiet.allow(/404|vote/i);
  await page.route(/increment_count/, (route) =>
    route.fulfill({ status: 404, json: { detail: 'EVM not found' } }),
  );
  await openWithoutScripts(page);
  await press(page, 3);
  await expect(page.getByRole('status').getByText('यह डेमो वोट नहीं गिना गया')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a slip that arrives after the App is not opened a second time', async ({ page }) => {
  let answer: () => void = () => undefined;
  await page.route(/[?&]slip=/, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  const letScriptsThrough = await openWithoutScripts(page);
  const asked = page.waitForRequest(/[?&]slip=/);
  await press(page, 3);
  await asked;
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(slip(page)).toBeVisible();
  const answered = page.waitForResponse(/[?&]slip=/);
  answer();
  await answered;
  await page.getByRole('button', { name: votingTextHi('PRACTISE_AGAIN') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page of another release gets no slip', async ({ page, product }) => {
  const answer = await page.request.get(`${product.url}/demo/demo?slip=/mfe-voting/1.0.0-0/&language=hi`);
  expect(answer.status()).toBe(404);
});
