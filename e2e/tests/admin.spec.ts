import type { Page } from '@playwright/test';
import { createCampaign, logIn, newEmail, openDashboard, PASSWORD, PICTURE } from '../campaign';
import { chooseLanguage, press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');
const votingText = wordsOf('mfe-voting', 'en');
const sharedText = wordsOf('shared/ui', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const FIELDS = {
  'Section name': 'Sample City',
  'Section number': '21',
  "Machine serial (candidate's position)": '5',
  'Candidate name (English)': 'Asha Namune',
  'Candidate name (Marathi)': 'आशा नमुने',
  'Area name (English)': 'Udaharan Nagar',
  'Area name (Marathi)': 'उदाहरण नगर',
  'Party name': 'नमुना पक्ष',
  'Theme colour': '#004400',
} as const;

const pictureOf = (page: Page, name: string) =>
  page.locator(`input[type=file]`).nth(name === 'Symbol image' ? 0 : 1);

test('a campaign registers, makes its machine, previews and publishes it', async ({ page }) => {
  const email = newEmail();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await page.getByLabel(adminText('AUTH_FULL_NAME')).fill('Asha Office');
  await page.getByLabel(adminText('AUTH_PHONE')).fill('98765 43210');
  await page.getByLabel(adminText('AUTH_EMAIL')).fill(email);
  await page.getByLabel(adminText('AUTH_PASSWORD'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: adminText('AUTH_REGISTER'), exact: true }).click();
  await expect(page.getByText(adminText('MSG_REGISTER_OK'))).toBeVisible();
  await expect(page.getByLabel(adminText('AUTH_EMAIL'))).toHaveValue(email);
  await logIn(page, { email, password: PASSWORD });
  await expect(page.getByText(adminText('MSG_LOGIN_OK'))).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`Asha Office${email}`);
  await expect(page.getByText('000000')).toBeVisible();

  await page.getByLabel(adminText('FORM_ELECTION_TYPE')).selectOption('Other');
  await page.getByLabel(adminText('FORM_LANGUAGE')).selectOption('English');
  for (const [label, value] of Object.entries(FIELDS)) await page.getByLabel(label).fill(value);
  for (const name of ['Symbol image', 'Candidate photo']) {
    await pictureOf(page, name).setInputFiles(PICTURE);
    await expect(page.getByRole('img', { name })).toBeVisible();
    await expect(page.getByText(adminText('MSG_UPLOAD_OK'))).toBeVisible();
  }

  await page.getByRole('button', { name: adminText('DASH_PREVIEW'), exact: true }).click();
  await expect(page).toHaveURL(/\/demo\/preview$/);
  await expect(page.getByText(votingText('PREVIEW_BADGE'))).toBeVisible();
  await expect(page.getByRole('row', { name: /Asha Namune/ })).toContainText('नमुना पक्ष');
  await press(page, 5);
  await expect(page.getByRole('dialog')).toContainText('Udaharan Nagar');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByLabel(adminText('FORM_CNAME_MR'))).toHaveValue('आशा नमुने');
  await expect(page.getByText(/^Not published yet: .* and 10 more$/)).toBeVisible();
  await expect(page.getByLabel(adminText('FORM_THEME'))).toHaveValue('#004400');
  await expect(page.getByRole('img', { name: adminText('FORM_PHOTO') })).toBeVisible();

  const [published] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: adminText('DASH_PREVIEW_DEMO') }).click(),
  ]);
  await expect(published.getByRole('table')).toBeVisible();
  await expect(published.getByRole('row', { name: /Asha Namune/ })).toHaveCount(0);

  await page.getByRole('button', { name: adminText('DASH_UPDATE') }).click();
  await expect(page.getByText(adminText('MSG_EVM_UPDATED'))).toBeVisible();
  await expect(page.getByText(/^Not published yet/)).toBeHidden();
  await published.reload();
  await expect(published.getByRole('row', { name: /Asha Namune/ })).toContainText('५');
  await expect(
    published.getByRole('img', { name: sharedText('A11Y_PHOTO_ALT', { name: 'Asha Namune' }) }),
  ).toBeVisible();
  await press(published, 5);
  await expect(published.getByRole('dialog')).toContainText('Asha Namune');

  await page.reload();
  for (const [label, value] of Object.entries(FIELDS))
    await expect(page.getByLabel(label)).toHaveValue(value);
});

test('a new short link replaces the old one', async ({ page }) => {
  const campaign = await createCampaign(page);
  await openDashboard(page, campaign);
  const vid = `asha-${campaign.vid}`;
  await page.getByRole('button', { name: adminText('DASH_CHANGE_LINK') }).click();
  const dialog = page.getByRole('dialog', { name: adminText('DASH_CHANGE_LINK') });
  await expect(dialog).toContainText(`/demo/${campaign.vid}`);
  await dialog.getByLabel(adminText('VID_NEW')).fill(vid);
  await expect(dialog).toContainText(adminText('VID_FREE'));
  await expect(dialog).toContainText(`/demo/${vid}`);
  await dialog.getByRole('button', { name: adminText('SAVE') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(adminText('MSG_VID_UPDATED'))).toBeVisible();
  await expect(page.getByRole('button', { name: adminText('DASH_CHANGE_LINK') })).toBeFocused();
  await expect(page.getByRole('img', { name: new RegExp(`^QR code of .*/demo/${vid}$`) })).toBeVisible();

  await page.goto(`/demo/${campaign.vid}`);
  await expect(page).toHaveURL(new RegExp(`/demo/${vid}$`));
  await expect(page.getByRole('table')).toBeVisible();
});

test('a logout in one tab logs out the other', async ({ page, context }) => {
  const campaign = await createCampaign(page);
  await openDashboard(page, campaign);
  const other = await context.newPage();
  await other.goto('/auth');
  await expect(other.locator('#evm-form')).toBeVisible();
  await page.getByRole('button', { name: adminText('AUTH_LOGOUT') }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByText(adminText('MSG_LOGGED_OUT'))).toBeVisible();
    await expect(tab.getByRole('heading', { name: adminText('AUTH_LOGIN_TITLE') })).toBeVisible();
  }
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();

  await logIn(other, campaign);
  await expect(page.locator('#evm-form')).toBeVisible();
});

test('a logout in another tab while the preview is open leads back to the login', async ({
  page,
  context,
}) => {
  await openDashboard(page, await createCampaign(page));
  const other = await context.newPage();
  await other.goto('/auth');
  await expect(other.locator('#evm-form')).toBeVisible();
  await page.getByRole('button', { name: adminText('DASH_PREVIEW'), exact: true }).click();
  await expect(page.getByText(votingText('PREVIEW_BADGE'))).toBeVisible();
  await other.getByRole('button', { name: adminText('AUTH_LOGOUT') }).click();
  await expect(other.getByText(adminText('MSG_LOGGED_OUT'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: adminText('AUTH_LOGIN_TITLE') })).toBeVisible();
  await expect(page.locator('#evm-form')).toHaveCount(0);
});

test('the page asks first when unsaved changes would be lost', async ({ page }) => {
  await openDashboard(page, await createCampaign(page));
  await page.getByLabel(adminText('FORM_PARTY')).fill('Sample Party');
  const asked = page.waitForEvent('dialog');
  const left = page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).accept();
  await left;
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toHaveValue('Sample Party'); // the draft survives the reload
  await page.getByRole('button', { name: adminText('AUTH_LOGOUT') }).click();
  await page.getByRole('button', { name: adminText('LEAVE_STAY') }).click();
  await expect(page.getByRole('button', { name: adminText('AUTH_LOGOUT') })).toBeFocused();
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toHaveValue('Sample Party');
});

test('a voter loads no file of the admin page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto('/demo/demo');
  await expect(page.getByRole('table')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => url.includes('mfe-admin'))).toEqual([]);
  await expectAccessible(page);
});
