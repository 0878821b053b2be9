import type { Page } from '@playwright/test';
import { changeMachine, createCampaign, openDashboard, type Campaign, waitForNoMessage } from '../campaign';
import { expectWhole } from '../expect-whole';
import { chooseLanguage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const sharedText = wordsOf('shared/ui', 'en');
const adminText = wordsOf('mfe-admin', 'en');
const votingText = wordsOf('mfe-voting', 'en');
const sharedTextMr = wordsOf('shared/ui', 'mr');

/** These journeys are about the home of a campaign: the form in steps, what voters see, and the card of the link. */

/** Opens the dashboard of a campaign whose machine is in Marathi, on a page in English. */
async function openHome(page: Page): Promise<Campaign> {
  await chooseLanguage(page, 'en');
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { extra3: '#c2410c', extra4: 'mr' });
  await openDashboard(page, campaign);
  await waitForNoMessage(page);
  await expect(sampleOf(page)).toBeVisible();
  return campaign;
}

const sampleOf = (page: Page) => page.getByRole('region', { name: adminText('SAMPLE_TITLE') });
const cardOf = (page: Page) => page.getByRole('figure', { name: votingText('FRIENDS_SEE') });
const stepOf = (page: Page, name: string) =>
  page.locator('#evm-form details', { has: page.getByRole('heading', { name }) });

test('what voters see changes with each key, and is then what they see', async ({ page }) => {
  const { vid } = await openHome(page);
  const sample = sampleOf(page);
  await expect(sample).toContainText(sharedTextMr('READY'));
  await page.getByLabel(adminText('FORM_CNAME_MR')).fill('आशा पाटील');
  await page.getByLabel(adminText('FORM_PARTY')).fill('Another Party');
  await page.getByLabel(adminText('FORM_SERIAL')).fill('12');
  await page.getByLabel(adminText('FORM_SECTION_NO')).fill('7');
  for (const text of ['आशा पाटील', 'Another Party', '१२', '७', 'उदाहरण नगर'])
    await expect(sample).toContainText(text);
  await page.getByLabel(adminText('FORM_LANGUAGE')).selectOption('English');
  await expect(sample).toContainText(sharedText('READY'));
  await expect(sample.getByRole('listitem').first()).toContainText('Asha Namune');
  await expectAccessible(page, 'with changes that are not published');

  await page.getByRole('button', { name: adminText('DASH_UPDATE') }).click();
  await expect(page.getByText(adminText('MSG_EVM_UPDATED'))).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('language'));
  await page.goto(`/demo/${vid}`);
  await expect(page.getByRole('row', { name: /Asha Namune/ })).toContainText('१२');
  await expect(page.getByRole('row', { name: /Asha Namune/ })).toContainText('Another Party');
});

test('a closed step opens for a refused field, and nothing that was typed is lost', async ({ page }) => {
  await openHome(page);
  await page.getByLabel(adminText('FORM_PARTY')).fill('x'.repeat(201));
  const line = stepOf(page, 'Candidate').locator('summary');
  await line.press('Enter');
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toBeHidden();
  await expectAccessible(page, 'with a closed step');
  await page.getByLabel(adminText('FORM_SECTION_NAME')).fill('Another City');
  await page.getByRole('button', { name: adminText('DASH_UPDATE') }).click();
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toBeFocused();
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toHaveValue('x'.repeat(201));
  await expectAccessible(page, 'with a refused field in an opened step');
  await page.getByLabel(adminText('FORM_PARTY')).fill('Another Party');
  await line.press('Space');
  await page.getByRole('button', { name: adminText('DASH_UPDATE') }).click();
  await expect(page.getByText(adminText('MSG_EVM_UPDATED'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(adminText('FORM_SECTION_NAME'))).toHaveValue('Another City');
  await expect(page.getByLabel(adminText('FORM_PARTY'))).toHaveValue('Another Party');
});

test('the card shows what the page at the link says to messengers', async ({ page, product }) => {
  const { vid } = await openHome(page);
  const card = cardOf(page);
  await expect(card).toContainText('आशा नमुने · अनुक्रमांक ३');
  await expect(card).toContainText(new URL(product.url).host);
  const html = await (await page.request.get(`/demo/${vid}`)).text();
  const image = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1] ?? '';
  const picture = card.getByRole('img');
  await expect(picture).toHaveJSProperty('src', image);
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  await expectAccessible(page, 'with the card');

  await page.getByLabel(adminText('FORM_CNAME_MR')).fill('आशा पाटील');
  await page.getByRole('button', { name: adminText('DASH_UPDATE') }).click();
  await expect(card).toContainText('आशा पाटील · अनुक्रमांक ३');
  await expect(picture).not.toHaveJSProperty('src', image);
});

/**
 * Scrolls until the save bar, which stays at the bottom of the window, covers no button of the share card. For axe, a
 * button of which only a thin strip can be seen is too small.
 */
const scrollPastBar = (page: Page) =>
  page.getByRole('button', { name: adminText('POSTER_MAKE') }).evaluate((button) => {
    button.scrollIntoView({ block: 'center', behavior: 'instant' });
  });

test('without a picture the card has texts, and without a page there is no card', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource/);
  await page.route('**/link-pictures/**', (route) => route.abort());
  await openHome(page);
  await expect(cardOf(page)).toContainText('आशा नमुने');
  await expect(cardOf(page).getByRole('img')).toHaveCount(0);
  await scrollPastBar(page);
  await expectAccessible(page, 'a card without a picture');
  await page.route(/\/demo\/[^/]+$/, (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);
  await scrollPastBar(page);
  await expectAccessible(page, 'no card');
});

test('the share card is beside the numbers and the sample beside the form, or one is above the other', async ({
  page,
  isMobile,
}) => {
  await openHome(page);
  await expect(page.getByText(adminText('NUM_TABLE'))).toBeVisible();
  const boxOf = async (name: string, role: 'region' | 'complementary' = 'region') => {
    const box = await page.getByRole(role, { name }).boundingBox();
    return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  };
  const numbers = await boxOf('Demo votes');
  const share = await boxOf('Share', 'complementary');
  const form = await boxOf('Dashboard');
  const sample = await boxOf('What voters see');
  if (isMobile) {
    expect(share.y).toBeGreaterThan(numbers.y + numbers.height);
    expect(form.y).toBeGreaterThan(sample.y + sample.height);
    expect(sample.height).toBeLessThan(340);
  } else {
    expect([share.y, share.x > numbers.x + numbers.width]).toEqual([numbers.y, true]);
    expect([sample.y, sample.x > form.x + form.width]).toEqual([form.y, true]);
    await page.getByLabel(adminText('FORM_THEME')).scrollIntoViewIfNeeded();
    await expect(sampleOf(page)).toBeInViewport({ ratio: 1 });
  }
});

test('at 320 px and with text at 200 % nothing is cut off', async ({ page }) => {
  await openHome(page);
  await expect(cardOf(page)).toBeVisible();
  await expect(page.getByText(adminText('NUM_TABLE'))).toBeVisible();
  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [1024, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    await expectWhole(page, `${width} px, ${size}`);
  }
});
