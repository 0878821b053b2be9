import { changeMachine, createCampaign, openDashboard } from '../campaign';
import { chooseLanguage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');

test('a campaign resets its count before an event, and takes that back', async ({ page }) => {
  await chooseLanguage(page, 'en');
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, {});
  const vote = async () =>
    expect((await page.request.post(`/api/evm/evm/increment_count/${campaign.vid}`)).ok()).toBe(true);
  const publicCount = async () => (await page.request.get(`/api/evm/evm/count/${campaign.vid}`)).text();
  for (let votes = 0; votes < 3; votes += 1) await vote();

  await openDashboard(page, campaign);
  await expect(page.getByRole('heading', { name: 'Demo votes 3' })).toBeVisible();
  await page.getByRole('button', { name: adminText('NUM_RESET') }).click();
  const dialog = page.getByRole('dialog', { name: adminText('NUM_RESET_TITLE') });
  await expect(dialog).toContainText('The total of 3 demo votes starts again at 0');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: adminText('NUM_RESET_YES') }).click();
  await expect(page.getByRole('heading', { name: 'Demo votes 0' })).toBeVisible();
  await expect(page.getByText('The total before: 3.')).toBeVisible();
  await expect(page.getByRole('button', { name: adminText('NUM_RESET_UNDO') })).toBeFocused();
  await expectAccessible(page);
  expect(await publicCount()).toBe('{"demo_voting_count":0}');

  await vote();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Demo votes 1' })).toBeVisible();
  await page.getByRole('button', { name: adminText('NUM_RESET_UNDO') }).click();
  await expect(page.getByRole('heading', { name: 'Demo votes 4' })).toBeVisible();
  await expect(page.getByRole('button', { name: adminText('NUM_RESET') })).toBeFocused();
  expect(await publicCount()).toBe('{"demo_voting_count":4}');
});
