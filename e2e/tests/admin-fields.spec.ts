import { changeMachine, createCampaign, openDashboard } from '../campaign';
import { chooseLanguage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

test('a refusal stands at its field, Enter moves on, and digits may be Devanagari', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/);
  await openDashboard(page, await createCampaign(page));
  const detail = [
    { loc: ['body', 'sname'], msg: 'must NOT have more than 200 characters', type: 'maxLength' },
  ];
  await page.route(
    '**/api/evm/',
    (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, json: { detail } })
        : route.continue(),
    { times: 2 }, // the machine is read before it is updated
  );
  const party = page.getByLabel(adminText('FORM_PARTY'));
  await party.fill('Sample Party');
  await page.getByRole('button', { name: adminText('DASH_UPDATE') }).click();
  await expect(party).toBeFocused();
  await expect(party).toHaveAccessibleDescription(adminText('VAL_LONG', { max: 200 }));
  await expectAccessible(page);

  const number = page.getByLabel(adminText('FORM_SECTION_NO'));
  await page.getByLabel(adminText('FORM_SECTION_NAME')).press('Enter');
  await expect(number).toBeFocused();
  await page.keyboard.insertText('२१');
  await expect(number).toHaveValue('21');
  await number.press('Enter');
  await expect(page.getByLabel(adminText('FORM_SERIAL'))).toBeFocused();
  await expect(page.getByText(adminText('MSG_EVM_UPDATED'))).toBeHidden();
});

test('an emptied field says that its value is kept, and Remove removes it', async ({ page }) => {
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { sname: 'Sample Party' });
  await openDashboard(page, campaign);
  const party = page.getByLabel(adminText('FORM_PARTY'));
  await party.fill('');
  await expect(page.getByText(adminText('FIELD_KEPT', { value: 'Sample Party' }))).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Party name' }).click();
  await expect(page.getByRole('button', { name: 'Keep: Party name' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: adminText('DASH_UPDATE') }).click();
  await expect(page.getByText(adminText('MSG_EVM_UPDATED'))).toBeVisible();
  await page.reload();
  await expect(party).toHaveValue('');
});
