import { changeMachine, createCampaign, openDashboard } from '../campaign';
import { chooseLanguage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');

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

  await other.getByLabel(adminText('FORM_PARTY')).fill('Their Party');
  await other.getByLabel(adminText('FORM_SECTION_NAME')).fill('Their City');
  await other.getByRole('button', { name: UPDATE }).click();
  await expect(other.getByText(adminText('MSG_EVM_UPDATED'))).toBeVisible();

  await page.getByLabel(adminText('FORM_CNAME_EN')).fill('My Candidate');
  await page.getByLabel(adminText('FORM_SECTION_NAME')).fill('My City');
  await page.getByRole('button', { name: UPDATE }).click();
  const dialog = page.getByRole('dialog', { name: adminText('MERGE_TITLE') });
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByText('Their City')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: /Their City/ }).check();
  await dialog.getByRole('button', { name: adminText('MERGE_PUBLISH') }).click();
  await expect(page.getByText(/^EVM details updated successfully!/)).toBeVisible();

  await other.reload();
  for (const one of [page, other]) {
    await expect(one.getByLabel(adminText('FORM_PARTY'))).toHaveValue('Their Party');
    await expect(one.getByLabel(adminText('FORM_SECTION_NAME'))).toHaveValue('Their City');
    await expect(one.getByLabel(adminText('FORM_CNAME_EN'))).toHaveValue('My Candidate');
  }
  await otherBrowser.close();
});
