import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { changeMachine, createCampaign, openDashboard } from '../campaign';
import { chooseLanguage, overflow } from '../page-actions';
import { expect, expectAccessible, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');

/** The title of a paused machine's panel, in each language. */
const RESTS = {
  en: 'The campaign is taking a break',
  hi: 'प्रचार अभी विराम पर है',
  mr: 'प्रचार सध्या थांबला आहे',
};

async function expectPanel(page: Page, title: string) {
  await expectAppRuns(page);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.locator('#machine')).toHaveCount(0);
  await expect(page.locator('main svg path').first()).toBeVisible(); // the picture is loaded after the page
  await expectAccessible(page, title);
  expect(await overflow(page)).toBe(0);
}

test('a campaign pauses its machine, and goes live again', async ({ page, browser, product }) => {
  await chooseLanguage(page, 'en');
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { extra4: 'hi' });
  await openDashboard(page, campaign);
  await page.getByRole('button', { name: adminText('PAUSE'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: adminText('PAUSE_TITLE') });
  await expect(dialog).toContainText('will see that the campaign is taking a break');
  await expectAccessible(page, 'the question');
  await dialog.getByRole('button', { name: adminText('PAUSE_YES') }).click();
  await expect(page.getByText(/^Paused since /)).toBeVisible();
  await expectAccessible(page, 'a paused machine');
  expect(await overflow(page)).toBe(0);

  const voters = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
  const voter = await voters.newPage();
  const path = `/demo/${campaign.vid}`;
  const answer = await voter.goto(path);
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? '';
  expect(html).not.toMatch(/Asha|आशा|noindex/);
  expect(html).toContain(RESTS.hi); // rendered on the server, in the language of the machine
  await expectPanel(voter, RESTS.hi);
  for (const language of ['mr', 'en'] as const) {
    await chooseLanguage(voter, language);
    await voter.reload();
    await expectPanel(voter, RESTS[language]);
  }
  const late = await voter.request.post(`/api/evm/evm/increment_count/${campaign.vid}?rid=${randomUUID()}`);
  expect(await late.json()).toEqual({ demo_voting_count: 1 });

  await page.reload();
  await page.getByRole('button', { name: adminText('PAUSE_END') }).click();
  await expect(page.getByText(adminText('MSG_LIVE'))).toBeVisible();
  await voter.reload();
  await expect(voter.locator('#machine')).toBeVisible();
  await expect(voter.getByRole('heading', { name: RESTS.en })).toHaveCount(0);
  await voters.close();
});
