import { changeMachine, changeVid, createCampaign, openDashboard } from '../campaign';
import { chooseLanguage, press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');
const votingText = wordsOf('mfe-voting', 'en');

/** These journeys are about former short links. docs/decisions/0044 */

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

test('a vote that was cast at the old link, without a network, is counted once for the machine', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|not acknowledged|could not be read/);
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, {});
  await page.goto(`/demo/${campaign.vid}`);
  await expect(page.locator('#machine')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await press(page, 3);
  await expect(page.getByRole('dialog')).toBeVisible();
  await changeVid(context, campaign, `${campaign.vid}-2`);
  await context.setOffline(false);
  for (const vid of [campaign.vid, `${campaign.vid}-2`])
    await expect
      .poll(async () => (await (await context.request.get(`/api/evm/evm/count/${vid}`)).json()) as unknown, {
        timeout: 30_000,
      })
      .toEqual({ demo_voting_count: 1 });
});

test('a former link is listed, and leads nowhere once it is given up', async ({ page, quiet }) => {
  quiet.allow(/404/); // the page of the link that was given up has the status 404
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, {});
  await changeVid(page, campaign, `${campaign.vid}-2`);
  await openDashboard(page, campaign);
  await page.getByRole('button', { name: adminText('DASH_CHANGE_LINK') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toContainText(`/demo/${campaign.vid}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await dialog.getByRole('button', { name: `Give up /demo/${campaign.vid}` }).click();
  await expect(dialog.getByText(/Anybody can take it then/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: adminText('VID_GIVE_UP'), exact: true }).click();
  await expect(dialog.getByRole('listitem')).toBeHidden();
  await page.goto(`/demo/${campaign.vid}`);
  await expect(page.getByRole('alert')).toContainText(votingText('NOT_FOUND_TITLE'));
});
