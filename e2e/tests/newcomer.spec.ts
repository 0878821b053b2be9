import type { Locator } from '@playwright/test';
import { LANGUAGES } from '@demo-evm/shared/domain';
import { newEmail, PASSWORD, PICTURE } from '../campaign';
import { chooseLanguage, press } from '../page-actions';
import { wordsOf } from '../words';
import { expect, expectAccessible, test } from '../test';

/** How long a careful newcomer with a phone needs for one character, and to find and press one control, in seconds. */
const CHARACTER_S = 0.5;
const CONTROL_S = 2.5;
const LIMIT_S = 120;

for (const language of LANGUAGES)
  test(`a newcomer comes from registration to a shared link in under two minutes (${language})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await chooseLanguage(page, language);
    const t = wordsOf('mfe-admin', language);
    const shared = wordsOf('shared/ui', language);
    let seconds = 0;
    const tap = async (control: Locator) => {
      seconds += CONTROL_S;
      await control.click();
    };
    const type = async (label: string, text: string) => {
      seconds += CONTROL_S + text.length * CHARACTER_S;
      await page.getByLabel(label, { exact: true }).fill(text);
    };
    const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });
    const step = (key: string) => page.getByRole('link', { name: t(key), exact: true });

    await page.goto('/auth');
    await tap(page.getByRole('radio', { name: t('AUTH_REGISTER'), exact: true }));
    await type(t('AUTH_FULL_NAME'), 'Asha Office');
    await type(t('AUTH_EMAIL'), newEmail().slice(-24));
    await type(t('AUTH_PASSWORD'), PASSWORD);
    await tap(button('AUTH_REGISTER'));
    await expect(page.getByText(t('MSG_REGISTER_OK'))).toBeVisible();
    await type(t('AUTH_PASSWORD'), PASSWORD); // the e-mail is still there
    await tap(button('AUTH_LOGIN'));

    await tap(step('FIRST_NAMES'));
    await type(t('FORM_SERIAL'), '5');
    await type(t(language === 'en' ? 'FORM_CNAME_EN' : 'FORM_CNAME_MR'), 'आशा नमुने');
    await tap(button('DASH_UPDATE'));
    await expect(page.getByText(t('MSG_EVM_UPDATED'))).toBeVisible();
    await tap(step('FIRST_PICTURE'));
    seconds += 3 * CONTROL_S; // the picker of the phone: albums, the album, the picture
    await page.locator('input[type=file]').first().setInputFiles(PICTURE);
    await expect(page.getByText(t('MSG_UPLOAD_OK'))).toBeVisible();
    await tap(button('DASH_UPDATE'));
    await expect(page.getByText(t('MSG_EVM_UPDATED'))).toBeVisible();
    await tap(step('FIRST_SHARE'));
    await expectAccessible(page);
    await tap(page.getByRole('button', { name: shared('COPY_LINK') }));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(seconds, 'seconds of a newcomer').toBeLessThan(LIMIT_S);

    await page.goto(link);
    await press(page, 5);
    await expect(page.getByRole('dialog')).toContainText('आशा नमुने');
  });
