import { createCampaign, openDashboard, PICTURE, waitForNoMessage } from '../campaign';
import { coversOf } from '../covers';
import { recordShifts, shiftsOf } from '../layout-shifts';
import { chooseLanguage, overflow } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');
const sharedText = wordsOf('shared/ui', 'en');

for (const language of ['en', 'hi', 'mr'] as const) {
  test(`axe finds nothing in any state of the admin page in ${language}, and it fits 320 pixels`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/Failed to load resource/);
    await chooseLanguage(page, language);
    await page.goto('/auth');
    const submit = page.locator('form button[type=submit]');
    await submit.click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(2);
    await expectAccessible(page, 'login, with problems');
    await page.getByRole('radio').last().click();
    await submit.click();
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(3);
    await expectAccessible(page, 'registration, with problems');

    await openDashboard(page, await createCampaign(page));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(page, 'dashboard, with a message');
    await page.locator('input[name=evmsr]').fill('99');
    await page.locator('button[form=evm-form]').click();
    await expect(page.locator('[aria-invalid=true]')).toBeFocused();
    await expectAccessible(page, 'with a problem');
    await page.route('**/s3/**', (route) => route.fulfill({ status: 413, json: { detail: 'Too large' } }));
    await page.locator('input[type=file]').first().setInputFiles(PICTURE);
    await expect(page.getByRole('alert')).toContainText('Too large');
    await page.getByRole('alert').getByRole('button').click(); // the message would cover a part of the form
    await page.locator('#evm-form summary').last().click();
    // At the end of the page, the bar at the lower edge of the window covers no part of the form.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page, 'the whole form, with a failed upload');

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await overflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));

    await page.locator('button:not([type=submit])', { hasText: /Short Link|शॉर्ट/ }).click();
    await page.locator('dialog button[type=submit]').click();
    await expect(page.locator('dialog [aria-invalid=true]')).toBeVisible();
    await expectAccessible(page, 'the short link, with a problem');
    await page.keyboard.press('Escape');
    const inHeader = page.getByRole('banner').getByRole('button');
    await inHeader.filter({ hasText: /^(Account|खाता|खाते)$/ }).click();
    const account = page.getByRole('dialog');
    await account.locator('input[name=email]').fill('no-mail');
    await account.locator('button[type=submit]').first().click();
    await expect(account.locator('[aria-invalid=true]')).toHaveCount(2);
    await expectAccessible(page, 'the account, with problems');
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press('Escape');
    await inHeader.last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the question before a logout that would lose changes');
  });
}

test('a campaign can log in and change its machine with the keyboard alone', async ({ page }) => {
  await chooseLanguage(page, 'en');
  const { email, password } = await createCampaign(page);
  await page.goto('/auth');
  await page.getByLabel(adminText('AUTH_EMAIL')).focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('#evm-form')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByText(adminText('NUM_TABLE'))).toBeVisible(); // the numbers are loaded after the form

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByTitle(sharedText('COMFORT'))).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: adminText('AUTH_LOGOUT') })).toBeFocused();
  await page.keyboard.press('Tab');
  const numbers = ['Show as a table', 'Hours of a day'];
  const steps = ['name', 'symbol', 'language', 'Look at', 'Send the link', 'Hide'];
  const share = ['Send on WhatsApp', 'Copy link', 'QR as PNG', 'QR as SVG', 'Poster and handbill'];
  for (const name of [
    'Preview Demo',
    ...steps,
    ...numbers,
    ...share,
    'Pause',
    '/demo/',
    'Change Short Link',
  ]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toContainText(name);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(adminText('VID_NEW'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: adminText('DASH_CHANGE_LINK') })).toBeFocused();
  await page.getByLabel(adminText('FORM_PARTY')).focus();
  await page.keyboard.type('Sample Party');
  const update = page.getByRole('button', { name: adminText('DASH_UPDATE') });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(update).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByText(adminText('MSG_EVM_UPDATED'))).toBeVisible();
});

test('a message does not cover the field that has the focus', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await openDashboard(page, await createCampaign(page));
  await waitForNoMessage(page);
  const field = page.getByLabel(adminText('FORM_PARTY'));
  await page.getByRole('button', { name: adminText('DASH_UPDATE') }).click();
  const message = page.getByText(adminText('MSG_EVM_UPDATED'));
  await expect(message).toBeVisible();
  await field.focus();
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(async () => {
    const [above, below] = [await message.boundingBox(), await field.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  }).toPass();
});

test('the bar with the unpublished fields never covers the focus', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await openDashboard(page, await createCampaign(page));
  await waitForNoMessage(page);
  await page.getByLabel(adminText('FORM_PARTY')).fill('Sample Party');
  await page
    .getByLabel(adminText('FORM_PRIORITY'))
    .evaluate((field) => field.closest('details')?.setAttribute('open', ''));
  await page.getByLabel(adminText('FORM_ELECTION_TYPE')).focus();
  const covers: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    for (let stop = 1; stop < 20; stop += 1) {
      await page.keyboard.press(key);
      covers.push(...(await coversOf(page.locator(':focus'))));
    }
  }
  expect(covers).toEqual([]);
  await page.getByRole('button', { name: adminText('FORM_DISCARD') }).press('Enter');
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toHaveValue('');
  await page.keyboard.press('Enter'); // the focus has stayed on the button, which now says Undo
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toHaveValue('Sample Party');
});

test('the skip link leads to the form', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await openDashboard(page, await createCampaign(page));
  await page.getByRole('link', { name: adminText('A11Y_SKIP') }).press('Enter');
  await expect(page).toHaveURL(/#evm-form$/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toContainText(adminText('FORM_ELECTION')); // the line of the first step
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(adminText('FORM_ELECTION_TYPE'))).toBeFocused();
});

test('nothing of the login page moves while its late parts arrive', async ({ page }) => {
  await recordShifts(page);
  await page.route('**/api/forgot-password', (route) => route.fulfill({ json: { by_mail: true } }));
  for (const language of ['en', 'hi', 'mr'] as const) {
    await chooseLanguage(page, language);
    await page.goto('/auth');
    const t = wordsOf('mfe-admin', language);
    await expect(page.getByRole('button', { name: t('FORGOT_OPEN') })).toBeVisible();
    await expect(page.getByRole('img', { name: /QR|क्यूआर/ })).toBeVisible();
    expect(await shiftsOf(page), language).toEqual([]);
  }
});
