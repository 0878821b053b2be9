import type { Page } from '@playwright/test';
import { expect, test } from '../test';

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

test('on a fast network the page that is opened next is there before it is', async ({ page }) => {
  await onNetwork(page, { saveData: false, effectiveType: '4g', downlink: 10 });
  const asked = filesOfVoting(page);
  await page.goto('/create');
  await expect.poll(() => asked.some((file) => file.endsWith('/app.js')), { timeout: 10_000 }).toBe(true);
});

for (const [what, connection] of [
  ['a slow network', { saveData: false, effectiveType: '3g', downlink: 1 }],
  ['data that cost', { saveData: true, effectiveType: '4g', downlink: 10 }],
] as const) {
  test(`on ${what} nothing is loaded that is not shown`, async ({ page }) => {
    await onNetwork(page, connection);
    const asked = filesOfVoting(page);
    await page.goto('/create');
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await page.waitForTimeout(4_000); // later than idle work begins elsewhere
    expect(asked).toEqual([]);
  });
}
