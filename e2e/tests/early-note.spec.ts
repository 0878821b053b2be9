import type { Page } from '@playwright/test';
import { boxesOf, movedParts } from '../boxes';
import { createGate, openWithoutScripts } from '../intercept';
import { recordShifts, shiftsOf } from '../layout-shifts';
import { press, rememberLanguage } from '../page-actions';
import { expect, expectAccessible, expectAppRuns, test } from '../test';

const SLOW = {
  en: 'The network is slow. Please wait.',
  hi: 'नेटवर्क धीमा है। कृपया रुकें।',
  mr: 'नेटवर्क संथ आहे. कृपया थांबा.',
};
const OFFLINE =
  'The internet is off. You can still practise; your demo votes will be counted when it is back.';
const WAITING = 'Your demo vote is saved on this device. It will be counted when the network is back.';

const note = (page: Page) => page.locator('main p[role=status]').first();

/** Expects that every part of the page is where it was in `before`. */
async function expectNothingMoved(page: Page, before: Awaited<ReturnType<typeof boxesOf>>): Promise<void> {
  await expect.poll(async () => movedParts(before, await boxesOf(page))).toEqual({});
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // otherwise the candidate's button pulses
  // Requests for counts get no answer, so that no count arrives between two measurements of the boxes.
  await page.route(/\/evm\/count\/|\/vidhansabha/, () => undefined);
  await recordShifts(page);
});

for (const language of ['en', 'hi', 'mr'] as const) {
  test(`a page whose App is late says in ${language} that the network is slow, and nothing moves`, async ({
    page,
    product,
    isMobile,
  }) => {
    await rememberLanguage(page, language, product.url);
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    const letScriptsThrough = await openWithoutScripts(page);
    await expect(note(page)).toBeEmpty();
    const before = await boxesOf(page);
    await page.clock.runFor(5_000);
    await expect(note(page)).toHaveText(SLOW[language]);
    await expectNothingMoved(page, before);
    await expectAccessible(page);
    letScriptsThrough();
    await expectAppRuns(page);
    await expect(note(page)).toBeEmpty();
    await expectNothingMoved(page, before);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('a page says before its App runs that the internet is off, and the App goes on saying it', async ({
  page,
  product,
  context,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|could not be read/);
  await rememberLanguage(page, 'en', product.url);
  const letScriptsThrough = await openWithoutScripts(page);
  const before = await boxesOf(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    dispatchEvent(new Event('offline'));
  });
  await expect(note(page)).toHaveText(OFFLINE);
  await expectNothingMoved(page, before);
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(note(page)).toHaveText(OFFLINE);
  await expectNothingMoved(page, before);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  });
  await expect(note(page)).toBeEmpty();
  expect(await shiftsOf(page)).toEqual([]);
  expect(await context.pages()[0]?.evaluate(() => navigator.onLine)).toBe(true);
});

test('a vote whose answer is late is said to wait, before the App and by the App, until it is counted', async ({
  page,
  product,
}) => {
  await rememberLanguage(page, 'en', product.url);
  const before = await product.count('demo');
  const { opened: answered, open: answer } = createGate();
  await page.route('**/increment_count/demo**', async (route) => {
    await answered;
    await route.continue();
  });
  await page.clock.install();
  const letScriptsThrough = await openWithoutScripts(page);
  await press(page, 3);
  await page.clock.runFor(2_000);
  await expect(page.locator('dialog[open]')).toBeVisible();
  await expect(note(page)).toBeEmpty();
  const boxes = await boxesOf(page);
  await page.clock.runFor(3_000);
  await expect(note(page)).toHaveText(WAITING);
  await expectNothingMoved(page, boxes);
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(note(page)).toHaveText(WAITING);
  answer();
  await expect(note(page)).toBeEmpty();
  await expect.poll(() => product.count('demo')).toBe(before + 1);
});
