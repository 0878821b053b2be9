import type { Page } from '@playwright/test';
import { boxesOf, movedParts, type Boxes } from '../boxes';
import { recordShifts, shiftsOf } from '../layout-shifts';
import { openWithoutScripts } from '../intercept';
import { rememberLanguage } from '../page-actions';
import type { Product } from '../product';
import { expect, expectAppRuns, expectCountsArrive, test } from '../test';

const LANGUAGES = ['mr', 'hi', 'en'] as const;

/** Sizes of the window. The machine's texts wrap at different words in each size. */
const sizesOf = (isMobile: boolean) =>
  isMobile
    ? [
        { width: 320, height: 640 },
        { width: 360, height: 740 },
      ]
    : [{ width: 1280, height: 800 }];

/** A pressed button travels down by 4 px, and stays down while its lamp is lit. */
const TRAVEL_PX = 4;

/** Gives a copy of `boxes` in which the button of the row `serial` is pressed down by `TRAVEL_PX`. */
function withButtonDown(boxes: Boxes, serial: number): Boxes {
  const name = `#machine button ${serial}`;
  const [x = 0, y = 0, width = 0, height = 0] = boxes[name] ?? [];
  return { ...boxes, [name]: [x, y + TRAVEL_PX, width, height] };
}

/** Opens the machine, and ends the movement of the candidate's button with a click, as a visitor's first click does. */
async function openAtRest(page: Page): Promise<void> {
  await page.goto('/demo/demo');
  await expectAppRuns(page);
  await expectCountsArrive(page);
  await page.mouse.click(2, 2);
}

/** Scrolls the row towards the middle of the window, moves the mouse over the row's button, and gives the boxes. */
async function pointAt(page: Page, serial: number): Promise<Boxes> {
  const button = page.locator(`#row-${serial} button`);
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await button.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  return boxesOf(page);
}

/** Runs the steps in each language and in each window size. `where` names both in the message of a failed check. */
async function inEachLanguageAndSize(
  { page, product, isMobile }: { page: Page; product: Product; isMobile: boolean },
  steps: (where: string) => Promise<void>,
): Promise<void> {
  for (const language of LANGUAGES) {
    await rememberLanguage(page, language, product.url);
    for (const size of sizesOf(isMobile)) {
      await page.setViewportSize(size);
      await steps(`${language}, ${size.width} px`);
    }
  }
}

test('a press moves nothing but its own button, by 4 px', async ({ page, product, isMobile }) => {
  await page.clock.install();
  await recordShifts(page);
  await inEachLanguageAndSize({ page, product, isMobile }, async (where) => {
    await openAtRest(page);
    const expectOnly = async (expected: Boxes, when: string) => {
      const moved = async () => movedParts(expected, await boxesOf(page));
      await expect.poll(moved, `${where}, ${when}`).toEqual({});
    };
    const beforeRefusal = await pointAt(page, 5);
    await page.mouse.down();
    await expectOnly(withButtonDown(beforeRefusal, 5), 'a wrong button is down');
    await page.mouse.up();
    await expect(page.locator('#row-5')).toHaveAttribute('data-look', 'refused');
    await expectOnly(beforeRefusal, 'refused');
    await page.clock.runFor(6_000);
    await expectOnly(beforeRefusal, 'after the refusal');

    const before = await pointAt(page, 3);
    await page.mouse.down();
    await expectOnly(withButtonDown(before, 3), 'the right button is down');
    const counted = page.waitForResponse(/\/increment_count\//);
    await page.mouse.up();
    await expect(page.locator('#row-3')).toHaveAttribute('data-look', 'lit');
    await expectOnly(withButtonDown(before, 3), 'lit');
    await counted; // a slip that opens before the server has answered shows a longer sentence first
    await page.clock.runFor(2_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectOnly(before, 'after the confirmation');
    expect(await shiftsOf(page), where).toEqual([]);
  });
});

test('the lines about the network and about votes that wait move nothing', async ({
  page,
  context,
  product,
  quiet,
  isMobile,
}) => {
  quiet.allow(/Failed to load resource|not acknowledged|could not be read/);
  await page.clock.install();
  await recordShifts(page);
  await inEachLanguageAndSize({ page, product, isMobile }, async (where) => {
    await openAtRest(page);
    const before = await pointAt(page, 3);
    const expectNone = async (when: string) => {
      const moved = async () => movedParts(before, await boxesOf(page));
      // The boxes are read again and again, because a button that was pressed needs a moment to move back up.
      await expect.poll(moved, `${where}, ${when}`).toEqual({});
    };
    const notes = page.locator('main p[role=status]');
    const shown = async () => (await notes.allInnerTexts()).join('').trim();
    await context.setOffline(true);
    await expect.poll(shown).not.toBe('');
    await expectNone('offline');
    await page.mouse.down();
    await page.mouse.up();
    await page.clock.runFor(2_000);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNone('a vote waits');
    await context.setOffline(false);
    await expect.poll(shown).toBe('');
    await expectNone('online again');
    expect(await shiftsOf(page), where).toEqual([]);
  });
});

test('nothing moves when the app takes the page over and the counts arrive', async ({
  page,
  product,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // otherwise the candidate's button moves
  await recordShifts(page);
  await inEachLanguageAndSize({ page, product, isMobile }, async (where) => {
    const letScriptsThrough = await openWithoutScripts(page);
    const before = await boxesOf(page);
    letScriptsThrough();
    await expectAppRuns(page);
    await expectCountsArrive(page);
    expect(movedParts(before, await boxesOf(page)), where).toEqual({});
    expect(await shiftsOf(page), where).toEqual([]);
  });
});
