import type { Page } from '@playwright/test';
import { boxesOf, movedParts } from '../boxes';
import { createGate, openWithoutScripts } from '../intercept';
import { overflow, press } from '../page-actions';
import { expect, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const votingTextMr = wordsOf('mfe-voting', 'mr');

const VOTE_FOR = {
  en: 'To vote for Asha Namune, press the button next to serial no. 3.',
  mr: 'आशा नमुने यांना मत देण्यासाठी अनुक्रमांक ३ समोरील बटण दाबा.',
} as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const choose = (page: Page, language: string) => page.getByRole('combobox').selectOption(language);

test('a language that is chosen before the App is there before the App, and the machine works in it', async ({
  page,
  product,
}) => {
  const before = await product.count('demo');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route(/\/evm\/count\/|\/vidhansabha/, () => undefined); // a count that arrives would change its box
  const letScriptsThrough = await openWithoutScripts(page);
  for (const language of ['en', 'mr'] as const) {
    await choose(page, language);
    await expect(page.getByText(VOTE_FOR[language])).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('combobox')).toHaveValue(language);
    await expect(page.locator('#root')).toHaveAttribute('data-drawn', /./);
    expect(await overflow(page)).toBe(0);
  }
  await press(page, 3);
  await expect(page.getByRole('dialog', { name: votingTextMr('MODAL_TITLE') })).toBeVisible();
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await page.keyboard.press('Escape');
  const boxes = await boxesOf(page);
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(page.getByText(VOTE_FOR.mr)).toBeVisible();
  await expect.poll(async () => movedParts(boxes, await boxesOf(page))).toEqual({});
});

test('the App does not hydrate HTML of the old language while the page in the new language is on its way', async ({
  page,
}) => {
  // The test fails on an error of React, because such an error is in the console. While a reload is pending, Playwright
  // cannot look at the page, so a request of the shell shows that the App has been rendered.
  const rendered = page.waitForRequest('**/shell/*/late.js');
  const { opened: loaded, open: letPageThrough } = createGate();
  const letScriptsThrough = await openWithoutScripts(page);
  await page.route('**/demo/demo', async (route) => {
    await loaded;
    await route.continue().catch(() => undefined);
  });
  await choose(page, 'en');
  letScriptsThrough();
  await rendered;
  letPageThrough();
  await expect(page.getByText(VOTE_FOR.en)).toBeVisible();
});

test('a vote that is being sent is counted once although another language is chosen', async ({
  page,
  product,
}) => {
  const before = await product.count('demo');
  const { opened: answered, open: answer } = createGate();
  await page.route(
    '**/increment_count/demo**',
    async (route) => {
      const response = await route.fetch();
      await answered;
      await route.fulfill({ response }).catch(() => undefined); // the page that asked is gone
    },
    { times: 1 },
  );
  const letScriptsThrough = await openWithoutScripts(page);
  const sent = page.waitForRequest(/\/increment_count\//);
  await press(page, 3);
  await sent;
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'en');
  await expect(page.getByText(VOTE_FOR.en)).toBeVisible();
  answer();
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(page.locator('main p[role=status]').first()).toBeEmpty();
  expect(await product.count('demo')).toBe(before + 1);
});

test('where the address sets the language, a choice before the App is used when the App comes', async ({
  page,
}) => {
  const letScriptsThrough = await openWithoutScripts(page, '/demo/mr');
  await choose(page, 'en');
  await expect(page.getByText(VOTE_FOR.mr)).toBeVisible();
  letScriptsThrough();
  await expect(page.getByText(VOTE_FOR.en)).toBeVisible();
});
