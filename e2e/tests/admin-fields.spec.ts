import { changeMachine, createCampaign, openDashboard } from '../campaign';
import { chooseLanguage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';

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
  const party = page.getByLabel('Party name');
  await party.fill('Sample Party');
  await page.getByRole('button', { name: 'Update EVM Details' }).click();
  await expect(party).toBeFocused();
  await expect(party).toHaveAccessibleDescription('At most 200 characters.');
  await expectAccessible(page);

  const number = page.getByLabel('Section number');
  await page.getByLabel('Section name').press('Enter');
  await expect(number).toBeFocused();
  await page.keyboard.insertText('२१');
  await expect(number).toHaveValue('21');
  await number.press('Enter');
  await expect(page.getByLabel("Machine serial (candidate's position)")).toBeFocused();
  await expect(page.getByText('EVM details updated successfully!')).toBeHidden();
});

test('an emptied field says that its value is kept, and Remove removes it', async ({ page }) => {
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { sname: 'Sample Party' });
  await openDashboard(page, campaign);
  const party = page.getByLabel('Party name');
  await party.fill('');
  await expect(page.getByText('Left empty, so “Sample Party” stays.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Party name' }).click();
  await expect(page.getByRole('button', { name: 'Keep: Party name' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update EVM Details' }).click();
  await expect(page.getByText('EVM details updated successfully!')).toBeVisible();
  await page.reload();
  await expect(party).toHaveValue('');
});
