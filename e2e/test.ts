import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { testWithProduct } from './test-with-product';

export { expect };

interface Fixtures {
  /**
   * Fails the test when the browser's console reports an error or the page throws an error. A violation of the content
   * security policy is such an error. `allow` takes a pattern for the errors that the test expects.
   */
  readonly quiet: { allow: (pattern: RegExp) => void };
}

/** `test` for journeys in the Chromium that Playwright controls, on pages that must report no error. */
export const test = testWithProduct.extend<Fixtures>({
  baseURL: ({ product }, provide) => provide(product.url),
  quiet: [
    async ({ page }, provide) => {
      const problems: string[] = [];
      const allowed: RegExp[] = [];
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(error.message));
      await provide({ allow: (pattern) => allowed.push(pattern) });
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Expects that axe finds no violation. Behaviour: Accessibility.
 *
 * @param state what the page shows, for the report of a failure
 * @param rules The rules of axe to check. By default these are the rules with the tags for WCAG and best practices.
 */
export async function expectAccessible(page: Page, state?: string, rules?: readonly string[]): Promise<void> {
  await untilAnimationsEnd(page);
  const axe = new AxeBuilder({ page });
  if (rules) axe.withRules([...rules]);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, state).toEqual([]);
}

/** Waits until the short animations in open dialogs have ended. Until then, text may be cut off or half transparent. */
export function untilAnimationsEnd(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const animations = [...document.querySelectorAll('dialog[open]')].flatMap((dialog) =>
      dialog.getAnimations({ subtree: true }),
    );
    const short = animations.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 3_000);
    await Promise.all(short.map(({ finished }) => finished));
  });
}

/**
 * Waits until the App has hydrated or replaced the server-rendered HTML. Without such HTML, the wait ends at once.
 * docs/decisions/0018
 */
export async function expectAppRuns(page: Page): Promise<void> {
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
}

/** Waits until all counts of votes have arrived on the machine. */
export async function expectCountsArrive(page: Page): Promise<void> {
  for (const count of await page.locator('#machine output').all()) await expect(count).toHaveText(/[\d०-९]/);
}
