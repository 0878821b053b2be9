import type { Page } from '@playwright/test';
import { expect, expectAppRuns, test } from '../test';

test.skip(({ isMobile }) => !isMobile, 'What is loaded does not depend on the size.');

/** Says of the network what a phone would. */
const onNetwork = (page: Page, connection: { saveData: boolean; effectiveType: string; downlink: number }) =>
  page.addInitScript((said) => Object.defineProperty(navigator, 'connection', { value: said }), connection);

/** Addresses of the voting remote's files that a page asks for. */
function filesOfVoting(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mfe-voting/')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

/** Opens a page, and skips ten seconds to the time when its idle work is done. */
async function openAndRest(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/create');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expectAppRuns(page);
  await page.clock.fastForward(10_000);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

test('on a fast network the page that is opened next is there before it is', async ({ page }) => {
  await onNetwork(page, { saveData: false, effectiveType: '4g', downlink: 10 });
  const asked = filesOfVoting(page);
  await openAndRest(page);
  await expect.poll(() => asked.some((file) => file.endsWith('/app.js'))).toBe(true);
});

for (const [what, connection] of [
  ['a slow network', { saveData: false, effectiveType: '3g', downlink: 1 }],
  ['data that cost', { saveData: true, effectiveType: '4g', downlink: 10 }],
] as const) {
  test(`on ${what} nothing is loaded that is not shown`, async ({ page }) => {
    await onNetwork(page, connection);
    const asked = filesOfVoting(page);
    await openAndRest(page);
    expect(asked).toEqual([]);
  });
}
