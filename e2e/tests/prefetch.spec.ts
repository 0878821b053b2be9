import type { Page } from '@playwright/test';
import { expect, expectAppRuns, test } from '../test';

/** Makes `navigator.connection` describe a network. */
const pretendNetwork = (
  page: Page,
  connection: { saveData: boolean; effectiveType: string; downlink: number },
) => page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);

/** Collects the paths of the voting remote's files that the page requests from now on. */
function filesOfVoting(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mfe-voting/')) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

/** Opens the create page, moves the page's clock forward by ten seconds, and waits until the page is idle. */
async function openUntilIdle(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/create');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await expectAppRuns(page);
  await page.waitForLoadState('networkidle'); // otherwise a request of webpack times out when the clock jumps
  await page.clock.fastForward(10_000);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

test('on a fast network the files of the most likely next page are loaded in advance', async ({ page }) => {
  await pretendNetwork(page, { saveData: false, effectiveType: '4g', downlink: 10 });
  const requested = filesOfVoting(page);
  await openUntilIdle(page);
  await expect.poll(() => requested.some((file) => file.endsWith('/app.js'))).toBe(true);
});

for (const [what, connection] of [
  ['a slow network', { saveData: false, effectiveType: '3g', downlink: 1 }],
  ['a connection that saves data', { saveData: true, effectiveType: '4g', downlink: 10 }],
] as const) {
  test(`on ${what} nothing is loaded in advance`, async ({ page }) => {
    await pretendNetwork(page, connection);
    const requested = filesOfVoting(page);
    await openUntilIdle(page);
    expect(requested).toEqual([]);
  });
}
