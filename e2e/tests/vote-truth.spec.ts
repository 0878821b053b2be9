import type { Page } from '@playwright/test';
import { chooseLanguage, press } from '../page-actions';
import { expect, expectAccessible, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const votingText = wordsOf('mfe-voting', 'en');
const sharedText = wordsOf('shared/ui', 'en');
const sharedTextHi = wordsOf('shared/ui', 'hi');

const RECORDED = 'Your demo vote is recorded';
const WAITING = /vote is saved on this device\. It will be counted when the network is back/;
const REFUSED = /vote was not counted\. The machine may have been removed/;

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|not acknowledged|could not be read/);
  await chooseLanguage(page, 'en');
});

const refuseVotes = (page: Page) =>
  page.route('**/increment*/**', (route) =>
    route.fulfill({ status: 404, json: { detail: 'EVM not found' } }),
  );

test('the page says that a vote which the server refuses was not counted, and the constituency does not count it either', async ({
  page,
}) => {
  const updates: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"update"')) updates.push(request.url());
  });
  await refuseVotes(page);
  await page.goto('/demo/demo');
  await press(page, 3);
  const dialog = page.getByRole('dialog', { name: REFUSED });
  await expect(dialog).toBeVisible();
  await expect(page.getByText(RECORDED)).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: votingText('PRACTISE_AGAIN') }).click();
  await expect(page.getByText(REFUSED)).toBeVisible();
  expect(updates).toEqual([]);
});

test('the confirmation of a vote without the network says that it waits, and later that it is recorded', async ({
  page,
  context,
  product,
}) => {
  const before = await product.count('demo');
  await page.goto('/demo/demo');
  await expectAppRuns(page);
  await context.setOffline(true);
  await press(page, 3);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(WAITING);
  await expect(page.getByText(RECORDED)).toHaveCount(0);
  await context.setOffline(false);
  await expect(dialog.getByRole('heading')).toHaveText(RECORDED);
  await expect(page.getByText(WAITING)).toHaveCount(0);
  expect(await product.count('demo')).toBe(before + 1);
});

test('the page says that a vote on a machine which another tab has deleted was not counted', async ({
  page,
  context,
}) => {
  await page.goto('/create');
  const machine = { title: 'Class', candidates: [{ name: 'Asha' }] };
  await page.evaluate((saved) => localStorage.setItem('evm_1763700000000', saved), JSON.stringify(machine));
  await page.goto('/demo/evm_1763700000000');
  await expect(page.getByRole('heading', { name: 'Class' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/create');
  await other.evaluate(() => localStorage.removeItem('evm_1763700000000'));
  const stored = () => page.evaluate(() => localStorage.getItem('evm_1763700000000'));
  await expect.poll(stored).toBeNull(); // in this tab, the change by the other tab is visible only after a moment
  await press(page, 1);
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/not counted\. The machine has been deleted/);
  await expect(page.getByText(sharedText('A11Y_TOTAL', { count: 0 }))).toBeAttached();
});

test('the Bihar page says that a refused vote was not counted', async ({ page }) => {
  await refuseVotes(page);
  await page.goto('/demoevm-bihar');
  await press(page, 2);
  await expect(page.getByText(/आपका डेमो वोट नहीं गिना गया: गठबंधन २/)).toBeVisible();
  await expect(page.getByText(/दर्ज हो गया/)).toHaveCount(0);
  await expectAccessible(page);
});

test('the Bihar page says that a waiting vote is recorded once it is counted', async ({ page, context }) => {
  await page.goto('/demoevm-bihar');
  await expectAppRuns(page);
  await context.setOffline(true);
  await press(page, 2);
  await expect(page.getByText(sharedTextHi('READY'))).toBeVisible();
  await expect(page.getByText(/इंटरनेट नहीं चल रहा/)).toBeVisible();
  await expect(page.getByText(/दर्ज हो गया/)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText(/दर्ज हो गया/)).toBeVisible();
});
