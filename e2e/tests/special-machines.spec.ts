import type { Page } from '@playwright/test';
import { createCampaign, openDashboard } from '../campaign';
import { apiCalls, chooseLanguage, press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const sharedText = wordsOf('shared/ui', 'en');
const adminText = wordsOf('mfe-admin', 'en');
const votingText = wordsOf('mfe-voting', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const CUSTOM = {
  id: 'evm_1763700000000',
  title: 'Class monitor',
  themeColor: '#ffffff',
  candidates: [{ name: 'आशा 🎈' }, { name: 'Ravi' }, { name: 'نور' }],
};

/** Stores a text in the browser before the page opens, unless the key has a value already. */
const store = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, text]) => localStorage.getItem(name) ?? localStorage.setItem(name, text), [
    key,
    value,
  ] as const);

test('a machine of this device counts its own votes, also after a reload, and asks no server', async ({
  page,
}) => {
  const calls = apiCalls(page);
  await store(page, CUSTOM.id, JSON.stringify(CUSTOM));
  await page.goto(`/demo/${CUSTOM.id}`);
  await expect(page.getByRole('heading', { name: 'Class monitor' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Press/ })).toHaveCount(3);
  await expectAccessible(page);
  for (const serial of [2, 3]) {
    await press(page, serial);
    await expect(page.getByRole('dialog')).toContainText(CUSTOM.candidates[serial - 1]?.name ?? '');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  await page.reload();
  await expect(page.getByText(sharedText('A11Y_TOTAL', { count: 2 }))).toBeAttached();
  await expect(page.getByRole('row', { name: /Ravi/ }).getByRole('cell').nth(1)).toContainText('1');
  await page
    .getByRole('banner')
    .getByRole('button', { name: sharedText('SHARE') })
    .click();
  await expect(page.getByRole('dialog')).toContainText('The machine is in the link.');
  expect(calls).toEqual([]);
});

test('a machine of another device, and stored data that is not a machine, are not found', async ({
  page,
}) => {
  const calls = apiCalls(page);
  await store(page, 'evm_2', '{"some":"thing"}');
  for (const id of ['evm_1', 'evm_2']) {
    await page.goto(`/demo/${id}`);
    await expect(page.getByRole('alert')).toContainText('not on this device');
  }
  await expectAccessible(page);
  expect(calls).toEqual([]);
});

test('the preview shows the unsaved form until a reload, counts its own votes, and asks no server', async ({
  page,
}) => {
  const campaign = await createCampaign(page);
  await openDashboard(page, campaign);
  await page.getByLabel(adminText('FORM_SERIAL')).fill('2');
  await page.getByLabel(adminText('FORM_CNAME_EN')).fill('Unsaved Name');
  await page.waitForLoadState('networkidle'); // the dashboard also reads the account and the numbers of the machine
  const calls = apiCalls(page);
  await page.getByRole('button', { name: adminText('DASH_PREVIEW'), exact: true }).click();
  await expect(page.getByRole('row', { name: /Unsaved Name/ })).toBeVisible();
  await expect(page.getByText(votingText('PREVIEW_BADGE'))).toBeVisible();
  await expectAccessible(page);
  await press(page, 2);
  await expect(page.getByRole('dialog')).toContainText('Unsaved Name');
  await expect(page.getByRole('dialog').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`%2Fdemo%2F${campaign.vid}$`),
  );
  await expect(page.getByText(sharedText('A11Y_TOTAL', { count: 1 }))).toBeAttached();
  expect(calls).toEqual([]);

  await page.reload();
  await expect(page.getByRole('alert')).toContainText(votingText('PREVIEW_ENDED_TITLE'));
  await expect(page.getByRole('link', { name: votingText('PREVIEW_BACK') })).toHaveAttribute('href', '/auth');
  await expectAccessible(page);
});

test('the addresses of the languages lead to their machines', async ({ page }) => {
  await page.addInitScript(() => localStorage.removeItem('language'));
  for (const [path, shown, lang] of [
    ['/mr/demo', '/demo/mr', 'mr'],
    ['/hi/demo/', '/demo/hi', 'hi'],
    ['/demo/mr', '/demo/mr', 'mr'],
    ['/mr?utm=1#machine', '/demo/mr\\?utm=1#machine', 'mr'],
    ['/en', '/demo/en', 'en'],
    ['/demo?utm=1', '/demo/demo\\?utm=1', 'hi'],
    ['/?utm=1', '/demo/demo\\?utm=1', 'hi'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`${shown}$`));
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  }
});

test('a messenger that shows a link preview finds the candidate in the HTML', async ({ page }) => {
  const html = await (await page.request.get('/demo/demo')).text();
  expect(html).toContain('<meta property="og:title" content="आशा नमुने · क्रम संख्या ३">');
  const [, image = ''] = /og:image" content="([^"]+)"/.exec(html) ?? [];
  expect((await page.request.get(image)).headers()['content-type']).toBe('image/png');
  const general = await (await page.request.get('/auth')).text();
  expect(general).toContain('<meta property="og:title" content="Demo EVM: practise voting">');
});
