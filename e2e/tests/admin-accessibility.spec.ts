import { createCampaign, openDashboard, PICTURE } from '../campaign';
import { chooseLanguage, overflow } from '../page-actions';
import { expect, expectAccessible, test } from '../test';

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
    await page.locator('form > button').last().click();
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
    await page.locator('main summary').click();
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
    await page.getByRole('banner').getByRole('button').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the question before a logout that would lose changes');
  });
}

test('a campaign can log in and change its machine with the keyboard alone', async ({ page }) => {
  await chooseLanguage(page, 'en');
  const { email, password } = await createCampaign(page);
  await page.goto('/auth');
  await page.getByLabel('Email').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('#evm-form')).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByTitle('Text and contrast')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
  await page.keyboard.press('Tab');
  for (const name of ['/demo/', 'Update', 'Preview', 'Preview Demo', 'Change Short Link']) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toContainText(name);
  }
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('New VID')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Change Short Link' })).toBeFocused();
  await page.getByLabel('Party name').focus();
  await page.keyboard.type('Sample Party');
  await page.keyboard.press('Enter');
  await expect(page.getByText('EVM details updated successfully!')).toBeVisible();
});

test('a message does not cover the field that has the focus', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await openDashboard(page, await createCampaign(page));
  await page.getByRole('button', { name: 'Close' }).click();
  const field = page.getByLabel('Party name');
  await field.focus();
  await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Enter');
  const message = page.getByText('EVM details updated successfully!');
  await expect(message).toBeVisible();
  const messageBox = await message.boundingBox();
  const fieldBox = await field.boundingBox();
  expect((messageBox?.y ?? 0) + (messageBox?.height ?? 0)).toBeLessThan(fieldBox?.y ?? 0);
});

test('the skip link leads to the form', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await openDashboard(page, await createCampaign(page));
  await page.getByRole('link', { name: 'Skip to the form' }).press('Enter');
  await expect(page).toHaveURL(/#evm-form$/);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Election type')).toBeFocused();
});
