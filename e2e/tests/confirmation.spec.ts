import type { Page } from '@playwright/test';
import { createGate } from '../intercept';
import { chooseLanguage, overflow, press } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const votingText = wordsOf('mfe-voting', 'en');
const sharedText = wordsOf('shared/ui', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const SLIP = /\/mfe-voting\/[^/]+\/slip\.(js|css)/;

/** Collects the names of the slip's files that the page requests from now on. */
function slipRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SLIP.test(pathname)) requests.push(pathname.replace(/.*\//, ''));
  });
  return requests;
}

const slip = (page: Page) => page.getByRole('dialog').getByText(votingText('VVPAT_LABEL'));

test('the slip is loaded before the first press, so that it is also there without the network', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/Failed to load resource|not acknowledged|could not be read/);
  const loaded = ['slip.js', 'slip.css'].map((file) =>
    page.waitForResponse((answer) => answer.url().endsWith(file)),
  );
  await page.goto('/demo/demo');
  for (const answer of await Promise.all(loaded)) await answer.finished();
  await context.setOffline(true);
  await press(page, 3);
  await expect(slip(page)).toBeVisible();
  await context.setOffline(false);
});

test('a visitor who saves data loads the slip at the press', async ({ page }) => {
  const requests = slipRequests(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/demo/demo');
  await page.waitForTimeout(5_000);
  expect(requests).toEqual([]);
  await press(page, 3);
  await expect(slip(page)).toBeVisible();
  expect(requests.sort()).toEqual(['slip.css', 'slip.js']);
});

for (const file of ['slip.js', 'slip.css']) {
  for (const [fault, isAnswered] of [
    ['fails', true],
    ['hangs', false],
  ] as const) {
    test(`a vote is counted, and confirmed in a plain dialog, when ${file} ${fault}${isAnswered ? ', and the next vote has its slip' : ''}`, async ({
      page,
      product,
      quiet,
    }) => {
      quiet.allow(/Failed to load resource|integrity/);
      await page.route(new RegExp(`/mfe-voting/[^/]+/${file.replace('.', '\\.')}`), async (route) => {
        if (isAnswered) await route.fulfill({ status: 404, json: {} });
      });
      const before = await product.count('demo');
      await page.goto('/demo/demo');
      await press(page, 3);
      const dialog = page.getByRole('dialog', { name: votingText('MODAL_TITLE') });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText('Asha Namune · serial no. 3');
      await expect(dialog.getByRole('link', { name: sharedText('SHARE_WHATSAPP') })).toBeVisible();
      await expect(slip(page)).toBeHidden();
      await expect.poll(() => product.count('demo')).toBe(before + 1);
      await expectAccessible(page);
      if (!isAnswered) return;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await dialog.getByRole('button', { name: votingText('PRACTISE_AGAIN') }).click();
      await press(page, 3);
      await expect(slip(page)).toBeVisible();
    });
  }
}

for (const [width, height] of [
  [320, 568],
  [360, 560],
  [360, 740],
  [740, 360],
  [768, 1024],
  [1280, 800],
] as const) {
  test(`the number, the sentence and all buttons are there at once in a window of ${width} by ${height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/demo/demo');
    await press(page, 3);
    const dialog = page.getByRole('dialog');
    await expect(slip(page)).toBeVisible();
    await expect(dialog.getByText('३').first()).toBeInViewport({ ratio: 1 });
    await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
    for (const name of ['Send on WhatsApp', 'Copy link', 'Practise again', 'Close']) {
      await expect(dialog.getByRole(name.startsWith('Send') ? 'link' : 'button', { name })).toBeInViewport({
        ratio: 1,
      });
    }
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
  });
}

test('the paper is there at once for a visitor who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/demo/demo');
  await press(page, 3);
  await expect(slip(page)).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('dialog').getByText(votingText('STAMP'), { exact: true })).toBeInViewport();
});

test('the sheet gives the dialog nothing more to scroll while it rises', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/demo/demo');
  await press(page, 3);
  await expect(slip(page)).toBeVisible();
  const heights = await page.getByRole('dialog').evaluate((dialog) => {
    const animations = dialog.getAnimations({ subtree: true });
    const heightAt = (time: number) => {
      for (const animation of animations) {
        animation.pause();
        animation.currentTime = time;
      }
      return dialog.scrollHeight;
    };
    return [0, 100, 5_000].map(heightAt);
  });
  expect(new Set(heights).size).toBe(1);
});

for (const [fate, sentence, answer] of [
  ['counts', 'Your demo vote is recorded', { json: { demo_voting_count: 1 } }],
  ['refuses', 'This demo vote was not counted.', { status: 404, json: { detail: 'EVM not found' } }],
] as const) {
  test(`no button moves when the server ${fate} the vote after the slip has opened`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/404|not acknowledged/);
    const { opened, open } = createGate();
    await page.route('**/increment_count/**', async (route) => {
      await opened;
      await route.fulfill(answer);
    });
    await page.goto('/demo/demo');
    await press(page, 3);
    const dialog = page.getByRole('dialog', { name: 'Your demo vote is saved on this device.' });
    await expect(dialog).toBeVisible();
    await dialog.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const boxes = () =>
      page
        .locator('dialog button, dialog a, dialog figure')
        .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
    const before = await boxes();
    expect(before).toHaveLength(5);
    open();
    await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
    expect(await boxes()).toEqual(before);
  });
}
