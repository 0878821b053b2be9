import type { Locator, Page } from '@playwright/test';
import { coversOf } from '../covers';
import { untilScrollEnds } from '../scroll-end';
import { changeMachine, createCampaign } from '../campaign';
import { expect, expectAppRuns, test } from '../test';

/**
 * Replaces the characters of the page's texts by boxes, now and whenever a text appears or changes. Like somebody who
 * cannot read, the test then has only pictures, colours, sizes and places.
 */
async function blankTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const blank = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let text: Node | null = walker.currentNode; text; text = walker.nextNode()) {
        const isShown = text.nodeType === Node.TEXT_NODE && !text.parentElement?.matches('script, style');
        const letters = isShown ? (text.nodeValue ?? '') : '';
        const boxes = letters.replace(/[^\s▮]/g, '▮');
        if (boxes !== letters) text.nodeValue = boxes;
      }
    };
    blank(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(blank);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await expect(page.locator('body')).not.toContainText(/[\p{Letter}\p{Number}]/u);
}

/**
 * Finds the element whose background is more than twice as vivid as every other background, so that a visitor sees it
 * at once. Fails when there is no such element.
 * @param places The elements to compare. Elements above or below the window do not count.
 */
async function theVividOne(places: Locator): Promise<Locator> {
  const chromas = await places.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top >= innerHeight || bottom <= 0) return 0;
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const colours = `${backgroundColor} ${backgroundImage}`.matchAll(
        /rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?/g,
      );
      return Math.max(
        ...[...colours].map(([, red, green, blue, alpha = 1]) => {
          const channels = [Number(red), Number(green), Number(blue)];
          return (Math.max(...channels) - Math.min(...channels)) * Number(alpha);
        }),
      );
    }),
  );
  const [highest = 0, second = 0] = [...chromas].sort((one, other) => other - one);
  expect(highest, 'the most vivid of all').toBeGreaterThan(2 * second);
  return places.nth(chromas.indexOf(highest));
}

/** Serves a fake page for WhatsApp links. @returns A function that gives the message in the last opened link. */
async function catchMessage(page: Page): Promise<() => string> {
  let sent = '';
  await page.context().route('https://wa.me/**', (route) => {
    sent = new URL(route.request().url()).searchParams.get('text') ?? '';
    return route.fulfill({ contentType: 'text/html', body: '<title>Messenger</title>' });
  });
  return () => sent;
}

/** Presses the machine's vivid button, waits for the slip, and sends the message with the slip's vivid button. */
async function voteAndSend(page: Page): Promise<void> {
  const button = await theVividOne(page.locator('#machine button'));
  expect(await coversOf(button)).toEqual([]);
  await button.click({ force: true });
  const slip = page.locator('dialog[open]');
  await expect(slip).toBeVisible();
  await expect(slip.getByRole('img').first()).toBeVisible();
  const send = await theVividOne(slip.locator('a, button'));
  await expect(send).toBeInViewport({ ratio: 1 });
  const opened = page.waitForEvent('popup');
  await send.click();
  await expect(await opened).toHaveTitle('Messenger');
}

test('somebody who cannot read finds the button on the first screen, votes, and sends the slip', async ({
  page,
  product,
}) => {
  const message = await catchMessage(page);
  const before = await product.count('demo');
  await page.goto('/demo/demo');
  await expectAppRuns(page);
  await blankTexts(page);
  await voteAndSend(page);
  expect(message()).toContain('/demo/demo');
  await expect.poll(() => product.count('demo')).toBe(before + 1);
});

for (const how of ['waits for the page to scroll', 'taps the bar with the arrow'] as const) {
  test(`somebody who cannot read and ${how} finds row 12, votes, and sends the slip`, async ({
    page,
    product,
  }) => {
    const message = await catchMessage(page);
    const campaign = await createCampaign(page);
    await changeMachine(page, campaign, { evmsr: 12 });
    await page.goto(`/demo/${campaign.vid}`);
    await expectAppRuns(page);
    await blankTexts(page);
    if (how === 'taps the bar with the arrow') {
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await page.mouse.click(width - 60, height - 45); // the bar stands at the lower edge, with its arrow at the right
    } else {
      await page.waitForFunction(() => scrollY > 0, undefined, { timeout: 6_000 });
    }
    await untilScrollEnds(page);
    await voteAndSend(page);
    expect(message()).toContain(`/demo/${campaign.vid}`);
    await expect.poll(() => product.count(campaign.vid)).toBe(1);
  });
}

test('somebody who cannot read and presses a wrong button is led to the right one by the message', async ({
  page,
}) => {
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, { evmsr: 12 });
  await page.goto(`/demo/${campaign.vid}`);
  await expectAppRuns(page);
  await blankTexts(page);
  await page.locator('#machine button').nth(1).click();
  await page.locator('#toast > *').click();
  await untilScrollEnds(page);
  expect(await coversOf(await theVividOne(page.locator('#machine button')))).toEqual([]);
});

test('the bar with the arrow stays until the whole button is in the window', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // the page then does not scroll to the row by itself
  await page.setViewportSize({ width: 360, height: 740 });
  const campaign = await createCampaign(page);
  // Without scrolling, most of row 5 is visible, but its button is not completely visible.
  await changeMachine(page, campaign, { evmsr: 5 });
  await page.goto(`/demo/${campaign.vid}`);
  const guide = page.locator('a[data-at]');
  const button = page.locator('#row-5 button');
  await expect(guide).toHaveAttribute('data-at', 'below');
  await expect(button).not.toBeInViewport({ ratio: 1 });
  await expectAppRuns(page);
  await expect(guide).toHaveAttribute('data-at', 'below');
  await button.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight + 8));
  await expect(guide).toHaveAttribute('data-at', 'seen');
  await expect(guide).toBeHidden();
  await expect(button).toBeInViewport({ ratio: 1 });
});
