import { expectCount, expectCounts } from '../bihar-counts';
import { boxesOf, movedParts } from '../boxes';
import { expectWhole } from '../expect-whole';
import { openWithoutScripts } from '../intercept';
import { recordShifts, shiftsOf } from '../layout-shifts';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const sharedTextHi = wordsOf('shared/ui', 'hi');

for (const [what, answer] of [
  ['cannot be read', { status: 500, json: {} }],
  ['are negative or fractions', { json: { '1': -4, '2': 2.5, '3': 1, '4': 1 } }],
] as const) {
  test(`words stand for counts that ${what}, nothing moves, and a retry reads them`, async ({
    page,
    product,
    quiet,
    isMobile,
  }) => {
    quiet.allow(/Failed to load resource|could not be read/);
    const counts = await product.biharCounts();
    await page.clock.install();
    await recordShifts(page);
    await page.route('**/demo-bihar-stat/count', (route) => route.fulfill(answer));
    for (const width of isMobile ? [320, 360] : [1280]) {
      await page.setViewportSize({ width, height: 740 });
      const letScriptsThrough = await openWithoutScripts(page, '/demoevm-bihar');
      const before = await boxesOf(page);
      letScriptsThrough();
      await expectCount(page, 1, '–');
      const retry = page.getByRole('button', { name: sharedTextHi('RETRY') });
      await expect(
        page.locator('main').getByText(sharedTextHi('NET_COUNT_UNAVAILABLE')).first(),
      ).toBeVisible();
      expect(movedParts(before, await boxesOf(page)), `${width} px`).toEqual({});
      await expectWhole(page, `${width} px`);
      await expectAccessible(page, `${width} px`);
      await page.unroute('**/demo-bihar-stat/count');
      await retry.press('Enter');
      await expectCounts(page, counts);
      await expect(retry).toHaveCount(0);
      await expect(page.locator('#machine')).toBeFocused();
      expect(movedParts(before, await boxesOf(page)), `${width} px, read`).toEqual({});
      expect(await shiftsOf(page), `${width} px`).toEqual([]);
      await page.route('**/demo-bihar-stat/count', (route) => route.fulfill(answer));
    }
  });
}

test('counts and shares follow the votes of others while the page is visible, and when it is shown again', async ({
  page,
  product,
}) => {
  const readings: string[] = [];
  page.on('request', (request) => request.url().endsWith('/count') && readings.push(request.url()));
  await page.clock.install();
  await page.goto('/demoevm-bihar');
  const counts = await product.biharCounts();
  await expectCounts(page, counts);
  const voteElsewhere = async (option: '1' | '2' | '3' | '4') => {
    await page.request.post(`/api/demo-bihar-stat/increment/${option}?rid=${crypto.randomUUID()}`);
    counts[option] = (counts[option] ?? 0) + 1;
  };
  await voteElsewhere('3');
  await page.clock.runFor(15_000);
  await expectCounts(page, counts);
  const shown = await page.locator('#machine small').allTextContents();
  const percents = shown.map((share) =>
    Number(share.replace(/[^०-९]/g, '').replace(/./g, (digit) => String(digit.charCodeAt(0) - 0x966))),
  );
  expect(percents.reduce((sum, percent) => sum + percent)).toBe(100);

  const turn = (to: DocumentVisibilityState) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, to);
  await turn('hidden');
  const readBefore = readings.length;
  await voteElsewhere('1');
  await page.clock.runFor(120_000);
  expect(readings).toHaveLength(readBefore);
  await turn('visible');
  await expectCounts(page, counts);
});
