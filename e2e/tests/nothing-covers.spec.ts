import type { Page } from '@playwright/test';
import { coversOf } from '../covers';
import { openWithoutScripts } from '../intercept';
import { chooseLanguage } from '../page-actions';
import { expect, expectAppRuns, expectCountsArrive, test } from '../test';

/** A message about a press disappears after this time, unless it has the focus. Behaviour: A press. */
const SHOWN_MS = 5_000;

const MACHINES = [
  { path: '/demo/demo', rows: 16, votable: [3], refused: 5 },
  { path: '/demoevm-bihar', rows: 10, votable: [1, 2, 3, 4], refused: 10 },
] as const;

const message = (page: Page) => page.locator('#toast > *');

/**
 * Scrolls the row, as far as the page can scroll, to a place below the machine's sticky plate. With a `share` of 0, the
 * place is directly below the plate, and with 1 it is at the lower edge of the window.
 */
function scrollRow(page: Page, serial: number, share: number): Promise<void> {
  return page.evaluate(
    ([id, at]) => {
      const plate = document.querySelector('#machine > :first-child')?.getBoundingClientRect().height ?? 0;
      const box = document.querySelector(`#row-${id}`)?.getBoundingClientRect();
      const free = innerHeight - plate - (box?.height ?? 0);
      scrollBy(0, (box?.top ?? 0) - plate - free * at);
    },
    [serial, share] as const,
  );
}

/**
 * Clicks the middle of a row's button. When the guide (a link to a row) covers the middle of the button, first scrolls
 * the page until the whole button is above the guide.
 */
async function pressInPlace(page: Page, serial: number): Promise<void> {
  const button = page.locator(`#row-${serial} button`);
  const middle = await button.evaluate(async (element) => {
    // The guide may appear or disappear now. It uses an IntersectionObserver, which reports in a frame that the browser
    // draws. With the clock of the test, `requestAnimationFrame` is only a timer.
    await new Promise<void>((resolve) => {
      const drawn = new IntersectionObserver(() => {
        drawn.disconnect();
        resolve();
      });
      drawn.observe(element);
    });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const slides = document.querySelector('a[data-at]')?.getAnimations() ?? [];
    await Promise.allSettled(slides.map(({ finished }) => finished));
    const find = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, bottom: top + height };
    };
    const { x, y, bottom } = find();
    const guide = document.elementFromPoint(x, y)?.closest('a[data-at]');
    if (guide) scrollBy(0, bottom - guide.getBoundingClientRect().top);
    return find();
  });
  await page.mouse.click(middle.x, middle.y);
}

/** Gives the rows that the message covers. Checks only the rows with these serials and the row with the focus. */
function coveredRows(page: Page, serials: readonly number[]): Promise<string[]> {
  return page.evaluate((ids) => {
    const toast = document.querySelector('#toast > *')?.getBoundingClientRect();
    const rows = new Set(ids.map((id) => document.querySelector(`#row-${id}`)));
    rows.add(document.activeElement?.closest('tr') ?? null);
    return [...rows].flatMap((row) => {
      const box = row?.getBoundingClientRect();
      if (!box || !toast) return [];
      const isCovered = Math.min(box.bottom, toast.bottom) - Math.max(box.top, toast.top) > 0.5;
      const isBeside = Math.min(box.right, toast.right) - Math.max(box.left, toast.left) <= 0.5;
      return isCovered && !isBeside ? [`${row?.id ?? ''} (${String(scrollY)} px scrolled)`] : [];
    });
  }, serials);
}

for (const { path, rows, votable, refused } of MACHINES) {
  test(`${path}: a message never covers the pressed row, wherever the page is scrolled to`, async ({
    page,
    isMobile,
  }) => {
    await chooseLanguage(page, 'hi');
    await page.clock.install();
    await page.goto(path);
    await expectAppRuns(page);
    const candidate = votable.length === 1 ? votable : []; // the only row that takes votes must not be covered either
    for (let serial = 1; serial <= rows; serial += 1) {
      if ((votable as readonly number[]).includes(serial)) continue;
      for (const share of isMobile ? [0, 0.5, 1] : [0.5, 1]) {
        await scrollRow(page, serial, share);
        await pressInPlace(page, serial);
        await expect(page.locator(`#row-${serial}`)).toHaveAttribute('data-look', 'refused');
        await expect(message(page)).toBeVisible();
        expect(await coveredRows(page, [serial, ...candidate]), `row ${serial} at ${share}`).toEqual([]);
        await page.clock.fastForward(SHOWN_MS + 500); // removes the message, because it may cover the next row
      }
    }
  });

  test(`${path}: while a message stands, the focus is never under anything`, async ({ page }) => {
    await chooseLanguage(page, 'hi');
    await page.goto(path);
    await expectAppRuns(page);
    await expectCountsArrive(page); // the counts must arrive before `pauseAt` moves the page's clock forward
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000); // a message stays while the clock is paused
    await page.locator(`#row-${refused} button`).press('Enter');
    await page.locator('#row-1 button').focus();
    for (const key of ['Tab', 'Shift+Tab'] as const) {
      for (let stop = 1; stop < rows; stop += 1) {
        await page.keyboard.press(key);
        await expect(message(page)).toBeVisible();
        const focused = page.locator('#machine button:focus');
        const row = await focused.evaluate((button) => button.closest('tr')?.id ?? '');
        await expect.poll(() => coversOf(focused), `${key}, ${row}`).toEqual([]);
        expect(await coveredRows(page, []), `${key}, ${row}`).toEqual([]);
      }
    }
  });

  test(`${path}: a message is gone after five seconds`, async ({ page }) => {
    await page.goto(path);
    await expectAppRuns(page);
    await expectCountsArrive(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.locator(`#row-${refused} button`).click();
    await expect(message(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(SHOWN_MS - 1_500);
    await expect(message(page)).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(message(page)).toBeHidden({ timeout: 1_000 });
  });
}

test('a message before the app runs covers neither the pressed row nor the candidate’s, and goes too', async ({
  page,
}) => {
  await page.clock.install();
  // A page that is opened again must not begin where the page before it was scrolled to.
  await page.addInitScript(() => (history.scrollRestoration = 'manual'));
  for (const serial of [1, 5, 16]) {
    for (const share of [0, 0.5, 1]) {
      // Each press happens on a newly opened page, so that an earlier press cannot influence it.
      await openWithoutScripts(page);
      await scrollRow(page, serial, share);
      await pressInPlace(page, serial);
      await expect(message(page)).toBeVisible();
      expect(await coveredRows(page, [serial, 3]), `row ${serial} at ${share}`).toEqual([]);
      await page.clock.fastForward(SHOWN_MS + 500);
      await expect(message(page)).toBeHidden();
    }
  }
  const letScriptsThrough = await openWithoutScripts(page);
  await scrollRow(page, 3, 1);
  await pressInPlace(page, 3);
  await expect(message(page)).toBeVisible();
  expect(await coveredRows(page, [3])).toEqual([]);
  letScriptsThrough();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a vote on the Bihar page is confirmed beside the pressed row', async ({ page, isMobile }) => {
  await page.goto('/demoevm-bihar');
  await expectAppRuns(page);
  await page.clock.install();
  for (const serial of isMobile ? [1, 4] : [4]) {
    for (const share of [0, 0.5, 1]) {
      await scrollRow(page, serial, share);
      await pressInPlace(page, serial);
      await expect(page.locator(`#row-${serial}`)).toHaveAttribute('data-look', 'lit');
      await page.clock.runFor(2_000);
      await expect(message(page)).toBeVisible();
      expect(await coveredRows(page, [serial]), `row ${serial} at ${share}`).toEqual([]);
      await page.clock.fastForward(SHOWN_MS + 500);
      await expect(message(page)).toBeHidden();
    }
  }
});
