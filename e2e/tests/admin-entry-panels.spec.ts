import type { Page } from '@playwright/test';
import { PASSWORD } from '../campaign';
import { expectDialogFitsAndCloses, expectFit } from '../expect-fit';
import { chooseLanguage } from '../page-actions';
import { expect, test } from '../test';
import { wordsOf } from '../words';

/**
 * These journeys open every form and dialog of the admin page that needs no login, on a phone of 320 pixels, with text
 * of twice the size and in forced colours. Behaviour: Accessibility.
 */

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/); // some answers are refusals
  await page.setViewportSize({ width: 320, height: 640 });
});

for (const language of ['en', 'hi', 'mr'] as const) {
  const t = wordsOf('mfe-admin', language);
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const dialogButton = (page: Page, key: string) =>
    page.getByRole('dialog').getByRole('button', { name: t(key), exact: true });

  test(`what a visitor sees before the login fits in ${language}`, async ({ page }) => {
    await chooseLanguage(page, language);
    await page.route('**/api/forgot-password', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { by_mail: true } })
        : route.fulfill({ status: 204 }),
    );
    await page.route('**/api/reset-password', (route) =>
      route.fulfill({ status: 400, json: { detail: 'Link expired' } }),
    );
    await page.goto('/auth');
    const forgot = button(page, t('FORGOT_OPEN'));
    await expect(forgot).toBeVisible();
    await button(page, t('AUTH_LOGIN')).click();
    await expectFit(page, 'login, with problems');
    await forgot.click();
    await dialogButton(page, 'FORGOT_SEND').click();
    await expectDialogFitsAndCloses(page, 'a forgotten password, with a problem', forgot);
    await forgot.click();
    await page
      .getByRole('dialog')
      .getByRole('textbox')
      .fill(`${'long-'.repeat(8)}name@example.org`);
    await dialogButton(page, 'FORGOT_SEND').click();
    await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
    await expectDialogFitsAndCloses(page, 'a link on its way', forgot);
    await button(page, `${t('AUTH_NEW_HERE')} ${t('AUTH_REGISTER')}`).click();
    await expect(page.getByText(t('AUTH_PRIVACY'))).toBeVisible();
    await button(page, t('AUTH_REGISTER')).click();
    await expectFit(page, 'registration, with problems');

    for (const isRefused of [false, true]) {
      await page.evaluate(() => (location.hash = 'reset=Token_of-a-link'));
      await page.getByLabel(t('ACCOUNT_NEW_PASSWORD'), { exact: true }).fill(isRefused ? PASSWORD : 'x');
      await dialogButton(page, 'RESET_SET').click();
      if (isRefused) await expect(dialogButton(page, 'RESET_AGAIN')).toBeFocused();
      await expectDialogFitsAndCloses(page, isRefused ? 'a refused link' : 'a new password, with a problem');
    }
  });
}
