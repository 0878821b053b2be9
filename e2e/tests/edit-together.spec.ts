import { changeMachine, createCampaign, openDashboard } from '../campaign';
import { chooseLanguage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';

const UPDATE = 'Update EVM Details';

test('two browsers edit one machine, and nobody’s change is lost in silence', async ({
  page,
  browser,
  product,
}) => {
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, {});
  const otherBrowser = await browser.newContext({ baseURL: product.url });
  const other = await otherBrowser.newPage();
  for (const one of [page, other]) {
    await chooseLanguage(one, 'en');
    await openDashboard(one, campaign);
  }

  await other.getByLabel('Party name').fill('Their Party');
  await other.getByLabel('Section name').fill('Their City');
  await other.getByRole('button', { name: UPDATE }).click();
  await expect(other.getByText('EVM details updated successfully!')).toBeVisible();

  await page.getByLabel('Candidate name (English)').fill('My Candidate');
  await page.getByLabel('Section name').fill('My City');
  await page.getByRole('button', { name: UPDATE }).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this too' });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByText('Their City')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /Their City/ }).check();
  await dialog.getByRole('button', { name: 'Publish the choice' }).click();
  await expect(page.getByText(/^EVM details updated successfully!/)).toBeVisible();

  await other.reload();
  for (const one of [page, other]) {
    await expect(one.getByLabel('Party name')).toHaveValue('Their Party');
    await expect(one.getByLabel('Section name')).toHaveValue('Their City');
    await expect(one.getByLabel('Candidate name (English)')).toHaveValue('My Candidate');
  }
  await otherBrowser.close();
});
