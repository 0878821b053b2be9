import type { Page } from '@playwright/test';
import { createCampaign, logIn, newEmail, openDashboard, PASSWORD, PICTURE } from '../campaign';
import { chooseLanguage, press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';

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
  await page.getByLabel('Full name').fill('Asha Office');
  await page.getByLabel('Phone number (optional)').fill('98765 43210');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logIn(page, { email, password: PASSWORD });
  await expect(page.getByText('Login successful! You can now update your details.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`Asha Office${email}`);
  await expect(page.getByText('000000')).toBeVisible();

  await page.getByLabel('Election type').selectOption('Other');
  await page.getByLabel('Language of the machine').selectOption('English');
  for (const [label, value] of Object.entries(FIELDS)) await page.getByLabel(label).fill(value);
  for (const name of ['Symbol image', 'Candidate photo']) {
    await pictureOf(page, name).setInputFiles(PICTURE);
    await expect(page.getByRole('img', { name })).toBeVisible();
    await expect(page.getByText('Upload successful!')).toBeVisible();
  }

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page).toHaveURL(/\/demo\/preview$/);
  await expect(page.getByText('Preview – not published')).toBeVisible();
  await expect(page.getByRole('row', { name: /Asha Namune/ })).toContainText('नमुना पक्ष');
  await press(page, 5);
  await expect(page.getByRole('dialog')).toContainText('Udaharan Nagar');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page.getByLabel('Candidate name (Marathi)')).toHaveValue('आशा नमुने');
  await expect(page.getByText(/^Not published yet: .* and 10 more$/)).toBeVisible();
  await expect(page.getByLabel('Theme colour')).toHaveValue('#004400');
  await expect(page.getByRole('img', { name: 'Candidate photo' })).toBeVisible();

  const [published] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Preview Demo' }).click(),
  ]);
  await expect(published.getByRole('table')).toBeVisible();
  await expect(published.getByRole('row', { name: /Asha Namune/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Update EVM Details' }).click();
  await expect(page.getByText('EVM details updated successfully!')).toBeVisible();
  await expect(page.getByText(/^Not published yet/)).toBeHidden();
  await published.reload();
  await expect(published.getByRole('row', { name: /Asha Namune/ })).toContainText('५');
  await expect(published.getByRole('img', { name: 'Photo of Asha Namune' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Change Short Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Short Link' });
  await expect(dialog).toContainText(`/demo/${campaign.vid}`);
  await dialog.getByLabel('New link').fill(vid);
  await expect(dialog).toContainText('This link is free.');
  await expect(dialog).toContainText(`/demo/${vid}`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('VID updated successfully!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Short Link' })).toBeFocused();
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
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByText('You have been logged out.')).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
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
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByText('Preview – not published')).toBeVisible();
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other.getByText('You have been logged out.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
  await expect(page.locator('#evm-form')).toHaveCount(0);
});

test('the page asks first when unsaved changes would be lost', async ({ page }) => {
  await openDashboard(page, await createCampaign(page));
  await page.getByLabel('Party name').fill('Sample Party');
  const asked = page.waitForEvent('dialog');
  const left = page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await (await asked).accept();
  await left;
  await expect(page.getByLabel('Party name')).toHaveValue('Sample Party'); // the draft survives the reload
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await expect(page.getByLabel('Party name')).toHaveValue('Sample Party');
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
