import type { Page } from '@playwright/test';
import { createCampaign, openDashboard } from '../campaign';
import { expectWhole } from '../expect-whole';
import { createGate } from '../intercept';
import { chooseLanguage } from '../page-actions';
import { expect, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');

const NAME = 'Venkatanarasimharajuvaripeta Campaign Offices'; // 45 characters

const SIZES = [320, 768, 1024, 1280].flatMap((width) =>
  ['100%', '200%'].map((size) => [width, size] as const),
);

async function showAt(page: Page, width: number, size: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
}

/** The header of the dashboard, and the two buttons of the account in it. */
function partsOf(page: Page) {
  const header = page.getByRole('banner');
  return {
    header,
    account: header.getByRole('button', { name: adminText('ACCOUNT_TITLE'), exact: true }),
    logOut: header.getByRole('button', { name: adminText('AUTH_LOGOUT') }),
  };
}

test.beforeEach(async ({ page }) => {
  await chooseLanguage(page, 'en');
  const campaign = await createCampaign(page); // the e-mail has 48 characters
  await page.request.put('/api/account', {
    headers: { authorization: `Bearer ${campaign.token}` },
    data: { client_name: NAME },
  });
  await openDashboard(page, campaign);
});

test('a long name and e-mail are whole and leave room for the title, in large text too', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('banner')).toContainText(NAME);
  for (const [width, size] of SIZES) {
    await showAt(page, width, size);
    await expectWhole(page, `${width} px, ${size}`);
    const lines = await title.evaluate(
      (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
    );
    expect(lines, `${width} px, ${size}`).toBeLessThan(2.5);
  }
});

test('the buttons of the account stand side by side, in large text too', async ({ page }) => {
  const { account, logOut } = partsOf(page);
  await expect(account).toBeVisible();
  for (const [width, size] of SIZES) {
    if (width === 320 && size === '200%') continue; // there is room for one of them in a line
    await showAt(page, width, size);
    const [one, other] = [await account.boundingBox(), await logOut.boundingBox()];
    expect(other?.y, `${width} px, ${size}`).toBe(one?.y);
  }
});

test('the logout button does not move when the button of the account arrives late', async ({ page }) => {
  const { header, account, logOut } = partsOf(page);
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { opened, open } = createGate();
    await page.route('**/api/account', async (route) => {
      await opened;
      await route.continue();
    });
    await page.reload();
    await expect(header).toContainText(NAME);
    await expect(account).toBeHidden();
    const before = await logOut.boundingBox();
    open();
    await expect(account).toBeVisible();
    expect(await logOut.boundingBox(), `${width} px`).toEqual(before);
    await page.unroute('**/api/account');
  }
});

test('the bar of the form covers nothing while there is nothing to publish', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const update = page.getByRole('button', { name: adminText('DASH_UPDATE') });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(update).not.toBeInViewport();
  await page.getByLabel(adminText('FORM_PARTY')).fill('Sample Party');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(update).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: adminText('FORM_DISCARD') }).click();
  await expect(page.getByRole('button', { name: adminText('FORM_UNDO') })).toBeInViewport({ ratio: 1 });
});
