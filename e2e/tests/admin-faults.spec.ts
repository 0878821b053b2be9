import { createCampaign, logIn, newEmail, openDashboard, PASSWORD, PICTURE } from '../campaign';
import { createGate } from '../intercept';
import { chooseLanguage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|could not be loaded|cannot be checked in the browser/);
  await chooseLanguage(page, 'en');
});

const UPDATE = 'Update EVM Details';

test('an update while the server is down loses nothing, and works once the server is back', async ({
  page,
  product,
}) => {
  await openDashboard(page, await createCampaign(page));
  await page.getByLabel('Party name').fill('Sample Party');
  await product.kill();
  try {
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Failed to Update EVM Demo Info: The server could not be reached.',
    );
    await expectAccessible(page);
  } finally {
    await product.start();
  }
  await expect(page.getByLabel('Party name')).toHaveValue('Sample Party');
  await page.getByRole('button', { name: UPDATE }).click();
  await expect(page.getByText('EVM details updated successfully!')).toBeVisible();
});

test('picture fields whose code is lost come by themselves, and the form keeps what is typed', async ({
  page,
}) => {
  await page.route('**/home.js', (route) => route.abort(), { times: 1 });
  await openDashboard(page, await createCampaign(page));
  await expect(page.getByText('Candidate photo: Could not load')).toBeVisible();
  await page.getByLabel('Party name').fill('Sample Party');
  await expect(page.locator('input[type=file]').first()).toBeAttached();
  await expect(page.getByLabel('Party name')).toHaveValue('Sample Party');
});

test('a slow server gets one update only, and what is typed meanwhile stays', async ({ page }) => {
  const gate = createGate();
  let updates = 0;
  await openDashboard(page, await createCampaign(page));
  await page.route('**/api/evm/', async (route) => {
    if (route.request().method() === 'PUT') updates += 1;
    await gate.opened;
    await route.continue();
  });
  await page.getByLabel('Candidate name (English)').fill('Asha');
  await page.getByRole('button', { name: UPDATE }).click();
  await expect(page.getByRole('button', { name: 'Please wait…' })).toBeDisabled();
  await page.getByLabel('Candidate name (Marathi)').fill('आशा');
  await page.getByLabel('Candidate name (Marathi)').press('Enter');
  gate.open();
  await expect(page.getByText('EVM details updated successfully!')).toBeVisible();
  await expect(page.getByLabel('Candidate name (Marathi)')).toHaveValue('आशा');
  await expect(page.getByText('Not published yet: Candidate name (Marathi)')).toBeVisible();
  expect(updates).toBe(1);
});

test('a session that ends during the work keeps the draft, and a login brings it back', async ({ page }) => {
  const campaign = await createCampaign(page);
  await openDashboard(page, campaign);
  await page.getByLabel('Candidate name (Marathi)').fill('आशा नमुने');
  await page.route(
    '**/api/evm/',
    (route) => route.fulfill({ status: 401, json: { detail: 'Not authenticated' } }),
    {
      times: 1,
    },
  );
  await page.getByRole('button', { name: UPDATE }).click();
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expectAccessible(page);
  await logIn(page, campaign);
  await expect(page.getByLabel('Candidate name (Marathi)')).toHaveValue('आशा नमुने');
  await page.getByRole('button', { name: UPDATE }).click();
  await expect(page.getByText('EVM details updated successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Candidate name (Marathi)')).toHaveValue('आशा नमुने');
});

test('a refused upload says why, and can be tried again', async ({ page }) => {
  await openDashboard(page, await createCampaign(page));
  const gate = createGate();
  const refusal = { detail: 'Invalid key', status: 'error', message: 'Invalid key' };
  await page.route('**/s3/s3/evm/**', async (route) => {
    await gate.opened;
    await route.fulfill({ status: 403, json: refusal });
  });
  await page.locator('input[type=file]').first().setInputFiles(PICTURE);
  await expect(page.getByText('Uploading...')).toBeVisible();
  await expect(page.getByRole('button', { name: UPDATE })).toBeDisabled();
  await expectAccessible(page);
  gate.open();
  await expect(page.getByRole('alert')).toContainText('Upload failed: Invalid key');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: UPDATE })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a file that only pretends to be a picture is refused', async ({ page }) => {
  await openDashboard(page, await createCampaign(page));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...PICTURE, buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText('This file is damaged or is not a picture.');
});

test('leaving the page stops an upload', async ({ page }) => {
  await openDashboard(page, await createCampaign(page));
  await page.route('**/s3/s3/evm/**', () => undefined);
  const started = page.waitForRequest('**/s3/s3/evm/**');
  await page.locator('input[type=file]').first().setInputFiles(PICTURE);
  await started;
  const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('/s3/'));
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await stopped).failure()?.errorText).toContain('ABORTED');
});

test('a wrong password or an e-mail that is already registered loses nothing that was typed', async ({
  page,
}) => {
  const { email } = await createCampaign(page);
  await page.goto('/auth');
  await logIn(page, { email, password: 'another one' });
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toContainText('Login failed: Incorrect email or password');
  await expect(summary).toBeFocused();
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await page.getByLabel('Full name').fill('आशा');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(summary).toContainText('Registration failed: Email already registered');
  await expect(page.getByLabel('Full name')).toHaveValue('आशा');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByText('Registration successful! Please log in.')).toBeVisible();
});

test('the dialog says when a short link is already taken', async ({ page }) => {
  await openDashboard(page, await createCampaign(page));
  await page.getByRole('button', { name: 'Change Short Link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New link').fill('Demo');
  await expect(dialog.getByText('This link is taken. Try another.')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/evm/evm/*', (route) => route.abort()); // now the dialog cannot check a link
  await dialog.getByLabel('New link').fill('DEMO');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert').last()).toHaveText(
    'Failed to update VID: This link is taken. Try another.',
  );
  await expect(dialog.getByLabel('New link')).toHaveValue('DEMO');
  await expectAccessible(page);
});

test('a dashboard that could not be loaded can be loaded again', async ({ page }) => {
  const campaign = await createCampaign(page);
  await page.route('**/api/evm/', (route) => route.fulfill({ status: 500, json: { detail: 'Broken' } }));
  await page.goto('/auth');
  await page.evaluate((token) => localStorage.setItem('access_token', token), campaign.token);
  await page.reload();
  await expect(page.getByText('Could not load')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/evm/');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#evm-form')).toBeVisible();
});
