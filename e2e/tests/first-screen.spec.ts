import { devanagari } from '@demo-evm/shared/domain';
import type { Page } from '@playwright/test';
import { coversOf } from '../covers';
import { untilScrollEnds } from '../scroll-end';
import { changeMachine, createCampaign } from '../campaign';
import { giveMachine, openWithoutScripts } from '../intercept';
import { press, rememberLanguage } from '../page-actions';
import { expect, expectAppRuns, test } from '../test';

const LANGUAGES = ['mr', 'hi', 'en'] as const;

const rowOf = (page: Page, serial: number) => page.locator(`#row-${serial}`);

const guideTo = (page: Page, serial: number) => page.locator(`a[data-at][href="#row-${serial}"]`);

/**
 * Expects that the first screen shows the row's number, and the row's button or a link to the row. Follows the link if
 * there is one. Then expects that the whole row is visible.
 */
async function expectOneTapTo(page: Page, serial: number, when: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const where = `serial ${serial}, ${when}`;
  const number = page.locator('main ol').getByText(devanagari(serial), { exact: true });
  expect(await coversOf(number), `the number in the pictures, ${where}`).toEqual([]);
  const row = rowOf(page, serial);
  const isInSight = async () => (await coversOf(row.getByRole('button'))).length === 0;
  const guide = guideTo(page, serial);
  await expect(async () => expect((await isInSight()) || (await guide.isVisible())).toBe(true)).toPass();
  if (await guide.isVisible()) {
    await expect(guide).toContainText(devanagari(serial));
    await expect.poll(() => coversOf(guide), where).toEqual([]);
    await guide.click();
    await untilScrollEnds(page);
  }
  await expect.poll(() => coversOf(row), `the row, ${where}`).toEqual([]);
}

test('the candidate’s button stands whole on the first screen, before and after the app runs', async ({
  page,
  product,
}) => {
  for (const language of LANGUAGES) {
    await rememberLanguage(page, language, product.url);
    const letScriptsThrough = await openWithoutScripts(page);
    const button = rowOf(page, 3).getByRole('button');
    expect(await coversOf(button), `${language}, before`).toEqual([]);
    letScriptsThrough();
    await expectAppRuns(page);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await coversOf(button), `${language}, after`).toEqual([]);
  }
});

/** Presses the button of a row, and expects that the whole row is visible while its lamp is lit. */
async function expectLitInSight(page: Page, serial: number): Promise<void> {
  await press(page, serial);
  await expect(rowOf(page, serial)).toHaveAttribute('data-look', 'lit');
  expect(await coversOf(rowOf(page, serial)), `serial ${serial}, pressed`).toEqual([]);
}

for (const serials of [
  [1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11],
  [12, 13, 14, 15, 16],
]) {
  test(`the first screen names the rows ${serials.join(', ')}, and one tap leads there, before and after the app runs`, async ({
    page,
    product,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' }); // links then jump instead of scrolling smoothly
    const campaign = await createCampaign(page);
    for (const serial of isMobile ? serials : serials.slice(-1)) {
      await rememberLanguage(page, LANGUAGES[serial % 3] ?? 'en', product.url);
      await changeMachine(page, campaign, { evmsr: serial });
      const letScriptsThrough = await openWithoutScripts(page, `/demo/${campaign.vid}`);
      await expectOneTapTo(page, serial, 'before');
      letScriptsThrough();
      await expectAppRuns(page);
      await expectOneTapTo(page, serial, 'after');
      await expectLitInSight(page, serial);
    }
  });
}

test('the first screen of a machine that has grown to 20 rows names its row, and one tap leads there', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const serial of isMobile ? [17, 18, 19, 20] : [20]) {
    await giveMachine(page, 'tall', { evmsr: serial });
    await page.goto('/demo/tall');
    await expectOneTapTo(page, serial, 'from another API');
    await expectLitInSight(page, serial);
  }
});

test('a visitor who follows the guide and presses before the app runs has one vote, and sees the row all the time', async ({
  page,
  product,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // otherwise the page may scroll to the row by itself
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { evmsr: 12 });
  const letScriptsThrough = await openWithoutScripts(page, `/demo/${campaign.vid}`);
  await guideTo(page, 12).click();
  await untilScrollEnds(page);
  const row = rowOf(page, 12);
  await expect(row.getByRole('button')).toBeFocused();
  await press(page, 12);
  await expect(page.locator('#machine')).toHaveAttribute('data-state', 'busy');
  await expect.poll(() => coversOf(row)).toEqual([]);
  letScriptsThrough();
  await expect(row).toHaveAttribute('data-look', 'lit');
  expect(await coversOf(row)).toEqual([]);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => product.count(campaign.vid)).toBe(1);
});

test('the page scrolls to the row once by itself, but not once the visitor has done anything', async ({
  page,
}) => {
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { evmsr: 12 });
  const address = `/demo/${campaign.vid}`;
  await page.goto(address);
  await expect.poll(() => coversOf(rowOf(page, 12)), { timeout: 8_000 }).toEqual([]);
  await expect(guideTo(page, 12)).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(guideTo(page, 12)).toBeVisible();

  await page.clock.install();
  const openAndWait = async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(rowOf(page, 12)).toBeVisible();
    await page.mouse.click(2, 2);
    await expectAppRuns(page);
    await page.clock.runFor(10_000);
    return page.evaluate(() => scrollY);
  };
  expect(await openAndWait()).toBe(0);
});

test('the message after a wrong press leads to the right row, before and after the app runs', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { evmsr: 12 });
  const letScriptsThrough = await openWithoutScripts(page, `/demo/${campaign.vid}`);
  for (const when of ['before', 'after']) {
    await page.evaluate(() => scrollTo(0, 0));
    await press(page, 1);
    await page.getByRole('status').locator('a[href="#row-12"]').click();
    await expect.poll(() => coversOf(rowOf(page, 12)), when).toEqual([]);
    await expect(rowOf(page, 12).getByRole('button')).toBeFocused();
    letScriptsThrough();
    await expectAppRuns(page);
  }
});
