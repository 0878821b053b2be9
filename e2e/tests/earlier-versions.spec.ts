import { changeMachine, createCampaign, openDashboard } from '../campaign';
import { chooseLanguage, overflow } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');

test('a campaign looks at an earlier version, and publishes it again', async ({ page }) => {
  await chooseLanguage(page, 'en');
  const campaign = await createCampaign(page);
  await openDashboard(page, campaign);
  await expect(page.getByRole('button', { name: adminText('VERSIONS_TITLE') })).toHaveCount(0);
  await changeMachine(page, campaign, { sname: 'Right Party', extra3: '#0a6b2d' });
  await changeMachine(page, campaign, { sname: 'Wrong Party', extra3: '#8a0a2d', symbolurl: '' });
  await page.reload();
  await page.getByLabel(adminText('FORM_SECTION_NAME')).fill('Typed City');

  await page.getByRole('button', { name: adminText('VERSIONS_TITLE') }).click();
  const dialog = page.getByRole('dialog', { name: adminText('VERSIONS_TITLE') });
  await expect(
    dialog.getByText(adminText('VERSION_DIFFERENT', { fields: 'Party name, Theme colour, Symbol image' })),
  ).toBeVisible();
  await expectAccessible(page, 'the list');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row', { name: 'Party name Right Party Wrong Party' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: /^Symbol image .* empty$/ })).toBeVisible();
  await expectAccessible(page, 'a version');
  expect(await overflow(page)).toBe(0);
  await dialog.getByRole('button', { name: /^Publish this again/ }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    'stay in the form and are not published: Section name.',
  );
  await expectAccessible(page, 'the question');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(adminText('MSG_VERSION_PUBLISHED'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toHaveValue('Right Party');
  await expect(page.getByLabel(adminText('FORM_SECTION_NAME'))).toHaveValue('Typed City');

  const published = (await (await page.request.get(`/api/evm/evm/${campaign.vid}`)).json()) as object;
  expect(published).toMatchObject({
    sname: 'Right Party',
    extra3: '#0a6b2d',
    symbolurl: '/images/demo-symbol.svg',
    entity_subtitle: 'नमुना महानगरपालिका',
  });
  await page.getByRole('button', { name: adminText('VERSIONS_TITLE') }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByText(adminText('VERSION_SAME'))).toBeVisible();
});
