import { createCampaign, logIn, newEmail, openDashboard, PASSWORD, PICTURE } from '../campaign';
import { createGate } from '../intercept';
import { chooseLanguage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');
const sharedText = wordsOf('shared/ui', 'en');

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
  await page.getByLabel(adminText('FORM_PARTY')).fill('Sample Party');
  await product.kill();
  try {
    await page.getByRole('button', { name: UPDATE }).click();
    await expect(page.getByRole('alert')).toContainText(
      adminText('MSG_EVM_FAILED', { detail: 'The server could not be reached.' }),
    );
    await expectAccessible(page);
  } finally {
    await product.start();
  }
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toHaveValue('Sample Party');
  await page.getByRole('button', { name: UPDATE }).click();
  await expect(page.getByText(adminText('MSG_EVM_UPDATED'))).toBeVisible();
});

test('picture fields whose code is lost come by themselves, and the form keeps what is typed', async ({
  page,
}) => {
  await page.route('**/home.js', (route) => route.abort(), { times: 1 });
  await openDashboard(page, await createCampaign(page));
  await expect(page.getByText('Candidate photo: Could not load')).toBeVisible();
  await page.getByLabel(adminText('FORM_PARTY')).fill('Sample Party');
  await expect(page.locator('input[type=file]').first()).toBeAttached();
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toHaveValue('Sample Party');
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
  await page.getByLabel(adminText('FORM_CNAME_EN')).fill('Asha');
  await page.getByRole('button', { name: UPDATE }).click();
  await expect(page.getByRole('button', { name: adminText('AUTH_SUBMITTING') })).toBeDisabled();
  await page.getByLabel(adminText('FORM_CNAME_MR')).fill('आशा');
  await page.getByLabel(adminText('FORM_CNAME_MR')).press('Enter');
  gate.open();
  await expect(page.getByText(adminText('MSG_EVM_UPDATED'))).toBeVisible();
  await expect(page.getByLabel(adminText('FORM_CNAME_MR'))).toHaveValue('आशा');
  await expect(
    page.getByText(adminText('FORM_UNPUBLISHED', { fields: 'Candidate name (Marathi)' })),
  ).toBeVisible();
  expect(updates).toBe(1);
});

test('a session that ends during the work keeps the draft, and a login brings it back', async ({ page }) => {
  const campaign = await createCampaign(page);
  await openDashboard(page, campaign);
  await page.getByLabel(adminText('FORM_CNAME_MR')).fill('आशा नमुने');
  await page.route(
    '**/api/evm/',
    (route) => route.fulfill({ status: 401, json: { detail: 'Not authenticated' } }),
    {
      times: 1,
    },
  );
  await page.getByRole('button', { name: UPDATE }).click();
  await expect(page.getByText(adminText('AUTH_SESSION_ENDED'))).toBeVisible();
  await expectAccessible(page);
  await logIn(page, campaign);
  await expect(page.getByLabel(adminText('FORM_CNAME_MR'))).toHaveValue('आशा नमुने');
  await page.getByRole('button', { name: UPDATE }).click();
  await expect(page.getByText(adminText('MSG_EVM_UPDATED'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(adminText('FORM_CNAME_MR'))).toHaveValue('आशा नमुने');
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
  await expect(page.getByText(adminText('MSG_UPLOADING'))).toBeVisible();
  await expect(page.getByRole('button', { name: UPDATE })).toBeDisabled();
  await expectAccessible(page);
  gate.open();
  await expect(page.getByRole('alert')).toContainText(
    adminText('MSG_UPLOAD_FAILED', { detail: 'Invalid key' }),
  );
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: UPDATE })).toBeEnabled();
  await expect(page.getByRole('button', { name: sharedText('RETRY') })).toBeVisible();
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
  await page.getByRole('button', { name: adminText('AUTH_LOGOUT') }).click();
  expect((await stopped).failure()?.errorText).toContain('ABORTED');
});

test('a wrong password or an e-mail that is already registered loses nothing that was typed', async ({
  page,
}) => {
  const { email } = await createCampaign(page);
  await page.goto('/auth');
  await logIn(page, { email, password: 'another one' });
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toContainText(
    adminText('MSG_LOGIN_FAILED', { detail: 'Incorrect email or password' }),
  );
  await expect(summary).toBeFocused();
  await page.getByRole('button', { name: 'New here? Register' }).click();
  await page.getByLabel(adminText('AUTH_FULL_NAME')).fill('आशा');
  await expect(page.getByLabel(adminText('AUTH_EMAIL'))).toHaveValue(email);
  await page.getByLabel(adminText('AUTH_PASSWORD'), { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: adminText('AUTH_REGISTER'), exact: true }).click();
  await expect(summary).toContainText(
    adminText('MSG_REGISTER_FAILED', { detail: 'Email already registered' }),
  );
  await expect(page.getByLabel(adminText('AUTH_FULL_NAME'))).toHaveValue('आशा');
  await page.getByLabel(adminText('AUTH_EMAIL')).fill(newEmail());
  await page.getByRole('button', { name: adminText('AUTH_REGISTER'), exact: true }).click();
  await expect(page.getByText(adminText('MSG_REGISTER_OK'))).toBeVisible();
});

test('the dialog says when a short link is already taken', async ({ page }) => {
  await openDashboard(page, await createCampaign(page));
  await page.getByRole('button', { name: adminText('DASH_CHANGE_LINK') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(adminText('VID_NEW')).fill('Demo');
  await expect(dialog.getByText(adminText('VID_TAKEN'))).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/evm/evm/*', (route) => route.abort()); // now the dialog cannot check a link
  await dialog.getByLabel(adminText('VID_NEW')).fill('DEMO');
  await dialog.getByRole('button', { name: adminText('SAVE') }).click();
  await expect(dialog.getByRole('alert').last()).toHaveText(
    adminText('MSG_VID_FAILED', { detail: 'This link is taken. Try another.' }),
  );
  await expect(dialog.getByLabel(adminText('VID_NEW'))).toHaveValue('DEMO');
  await expectAccessible(page);
});

test('a dashboard that could not be loaded can be loaded again', async ({ page }) => {
  const campaign = await createCampaign(page);
  await page.route('**/api/evm/', (route) => route.fulfill({ status: 500, json: { detail: 'Broken' } }));
  await page.goto('/auth');
  await page.evaluate((token) => localStorage.setItem('access_token', token), campaign.token);
  await page.reload();
  await expect(page.getByText(adminText('NET_LOAD_FAILED'))).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/evm/');
  await page.getByRole('button', { name: sharedText('RETRY') }).click();
  await expect(page.locator('#evm-form')).toBeVisible();
});
