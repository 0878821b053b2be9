import type { Page } from '@playwright/test';
import {
  changeMachine,
  changeVid,
  createCampaign,
  openDashboard,
  PICTURE,
  setPaused,
  type Campaign,
} from '../campaign';
import { expectDialogFits, expectDialogFitsAndCloses, expectFit } from '../expect-fit';
import { chooseLanguage } from '../page-actions';
import { expect, test } from '../test';
import { wordsOf } from '../words';

/**
 * These journeys open every dialog and panel of a campaign’s home on a phone of 320 pixels, with text of twice the size and
 * in forced colours. Behaviour: Accessibility.
 */

const LONG_NAMES = {
  e_cname: 'Venkatanarasimharajuvaripeta Lakshmibai Raosaheb Deshmukh-Chattopadhyay',
  sname: 'अखिल महाराष्ट्र नमुना शेतकरी कामगार विकास आणि परिवर्तन आघाडी (संयुक्त)',
  e_vname: 'Udaharan Nagar and the twelve surrounding settlements of the eastern valley',
};

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/); // some answers are refusals
  await page.setViewportSize({ width: 320, height: 640 });
});

for (const language of ['en', 'hi', 'mr'] as const) {
  const t = wordsOf('mfe-admin', language);
  const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true });
  const dialogButton = (page: Page, key: string) =>
    page.getByRole('dialog').getByRole('button', { name: t(key), exact: true });

  /** Opens the dashboard of a campaign with long names, without a message over the form. */
  async function openHome(page: Page): Promise<Campaign> {
    await chooseLanguage(page, language);
    const campaign = await createCampaign(page);
    await changeMachine(page, campaign, LONG_NAMES);
    await openDashboard(page, campaign);
    await closeMessage(page);
    return campaign;
  }

  const closeMessage = (page: Page) =>
    page
      .getByRole('button', { name: wordsOf('shared/ui', language)('CLOSE') })
      .click({ timeout: 5_000 })
      .catch(() => undefined);

  test(`the account and the logout fit in ${language}`, async ({ page }) => {
    await openHome(page);
    const account = button(page, 'ACCOUNT_TITLE');
    await account.click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[name=email]').fill('no-mail');
    for (const form of await dialog.locator('form').all()) {
      await form.locator('button[type=submit]').click();
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(2);
    }
    await expectDialogFitsAndCloses(page, 'the account, with problems', account);
    await account.click();
    await page.route('**/account/log-out-everywhere', (route) => route.fulfill({ status: 500, json: {} }));
    await dialogButton(page, 'ACCOUNT_EVERYWHERE').click();
    await expect(dialog.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible(); // moves the button below it
    await dialogButton(page, 'DELETE_OPEN').click();
    await dialogButton(page, 'DELETE_YES').click();
    await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(1);
    await expectDialogFits(page, 'before a deletion');
    await page.keyboard.press('Escape'); // leads back to the account
    await expect(dialog.getByText(t('ACCOUNT_EVERYWHERE_NOTE'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(account).toBeFocused();

    await page.getByLabel(t('FORM_PARTY'), { exact: true }).fill('Sample Party');
    await button(page, 'AUTH_LOGOUT').click();
    await expectDialogFitsAndCloses(page, 'the question before a logout', button(page, 'AUTH_LOGOUT'));
    await page.route('**/api/evm/', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      await saving;
      return route.continue();
    });
    let save = () => {};
    const saving = new Promise<void>((resolve) => (save = resolve));
    await button(page, 'DASH_UPDATE').click();
    await button(page, 'AUTH_LOGOUT').click();
    await page.getByText(t('LEAVE_WAITS')).hover(); // a message stays under the pointer
    await expectFit(page, 'a logout that waits');
    save();
    await expect(page.getByRole('heading', { name: t('AUTH_LOGIN_TITLE') })).toBeVisible();
  });

  test(`the short link, the posters and the pictures fit in ${language}`, async ({ page }) => {
    const campaign = await openHome(page);
    await changeVid(page, campaign, `${campaign.vid}-and-a-long-new-name`);
    await page.reload();
    const change = button(page, 'DASH_CHANGE_LINK');
    const dialog = page.getByRole('dialog');
    await change.click();
    await dialog.getByRole('textbox').fill('demo');
    await expect(dialog.getByText(t('VID_TAKEN'))).toBeVisible();
    await dialogButton(page, 'VID_GIVE_UP').or(dialog.getByRole('listitem').getByRole('button')).click();
    await expect(dialog.getByText(t('VID_GIVE_UP_WARNING'))).toBeVisible();
    await expectDialogFitsAndCloses(
      page,
      'a taken link, and the warning before a former link is given up',
      change,
    );

    const posters = button(page, 'POSTER_MAKE');
    for (const size of ['POSTER_A4', 'POSTER_A6', 'POSTER_STATUS']) {
      await posters.click();
      await dialog.getByText(t(size), { exact: true }).click();
      await expect(dialog.getByRole('radio', { name: t(size) })).toBeChecked();
      await expectDialogFitsAndCloses(page, size, posters);
    }

    const group = page.getByRole('group', { name: t('FORM_SYMBOL'), exact: true });
    await group.locator('input[type=file]').setInputFiles(PICTURE);
    const crop = group.getByRole('button', { name: t('CROP_TITLE'), exact: true });
    await crop.click();
    await expectDialogFitsAndCloses(page, 'a picture that is cropped', crop);
    await page.route('**/s3/**', (route) => route.fulfill({ status: 413, json: { detail: 'Too large' } }));
    await group.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(page.getByRole('alert')).toContainText('Too large');
    await expectFit(page, 'a failed upload');
  });

  test(`the numbers, the versions, a pause and a conflict fit in ${language}`, async ({ page }) => {
    const campaign = await openHome(page);
    await changeMachine(page, campaign, { sname: 'Another Party', extra3: '#0a6b2d', symbolurl: '' });
    const vote = await page.request.post(`/api/evm/evm/increment_count/${campaign.vid}`);
    expect(vote.ok()).toBe(true);
    await page.reload();
    const dialog = page.getByRole('dialog');
    const reset = button(page, 'NUM_RESET');
    await reset.click();
    await expectDialogFitsAndCloses(page, 'before a reset', reset);
    await reset.click();
    await dialogButton(page, 'NUM_RESET_YES').click();
    await expect(button(page, 'NUM_RESET_UNDO')).toBeFocused();
    for (const key of ['NUM_TABLE', 'NUM_HOURS']) await page.getByText(t(key), { exact: true }).click();
    await expectFit(page, 'the numbers, with all tables');

    await page.getByLabel(t('FORM_PARTY'), { exact: true }).fill('My Party');
    const versions = button(page, 'VERSIONS_TITLE');
    await versions.click();
    await dialog.locator('summary').first().click();
    await dialog
      .getByRole('button')
      .filter({ hasText: t('VERSION_PUBLISH') })
      .first()
      .click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectDialogFitsAndCloses(page, 'an earlier version, before it is published again', versions);

    const pause = button(page, 'PAUSE');
    await pause.click();
    await expectDialogFitsAndCloses(page, 'before a pause', pause);
    await changeMachine(page, campaign, { sname: `Their ${LONG_NAMES.sname}` });
    await button(page, 'DASH_UPDATE').click();
    await expect(dialog.getByText(t('MERGE_BODY'))).toBeVisible();
    await expectDialogFitsAndCloses(page, 'a conflict', button(page, 'DASH_UPDATE'));
    await setPaused(page, campaign, true);
    page.on('dialog', (question) => void question.accept());
    await page.reload();
    await expect(button(page, 'PAUSE_END')).toBeVisible();
    await expectFit(page, 'a paused machine');
  });
}
