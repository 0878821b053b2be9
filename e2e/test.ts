import AxeBuilder from '@axe-core/playwright';
import type { EvmDetails } from '@demo-evm/shared/domain';
import { test as base, expect, type Page } from '@playwright/test';
import { startProduct, type Product } from './product';

export { expect };

interface Fixtures {
  /** Fails the test when the page reports an error or breaks its content security policy. */
  readonly quiet: { allow: (pattern: RegExp) => void };
}

/** Tests with a product of their own for each worker, on pages that must stay free of errors. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, provide) => {
      const product = await startProduct();
      await provide(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
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

/** axe finds nothing. Behaviour: Accessibility. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

/** Makes the browser one whose visitor chose this language before. */
export async function chooseLanguage(page: Page, language: 'en' | 'hi' | 'mr'): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('language', choice), language);
}

/** The calls of the HTTP contract that a page makes. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|fn)\//.test(pathname)) calls.push(pathname);
  });
  return calls;
}

/** The App has taken over what the site host drew. docs/decisions/0018 */
export async function expectAppRuns(page: Page): Promise<void> {
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
}

/** How many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The Press button of a row, in English. */
export function pressButton(page: Page, serial: number) {
  return page.getByRole('button', { name: new RegExp(`^Press the button for serial no\\. ${serial},`) });
}

/**
 * Presses a row's button as a finger would. The candidate's own one pulses, so it never stands still, which
 * a plain `click` waits for.
 */
export function press(page: Page, serial: number): Promise<void> {
  return page
    .locator('button[aria-disabled]')
    .nth(serial - 1)
    .click({ force: true });
}

/** An invented machine with its candidate in row 3. */
const MACHINE: EvmDetails = {
  vidint: 21,
  evmsr: 3,
  e_cname: 'Asha Namune',
  cname: 'आशा नमुने',
  e_vname: 'Udaharan Nagar',
  sname: 'Sample Party',
  main_title: 'Other',
};

/** Takes the machine and its first view out of the HTML, so that the page has to ask for it. */
export async function withoutEarlyAnswers(page: Page): Promise<void> {
  await editPages(page, /^\/demo\//, (html) =>
    html
      .replace(/(id="early-answers">)[^<]*/, '$1{}')
      .replace(/<div id="root" [^]*?<\/div>\s*<script>[^]*?<\/script>/, '<div id="root"></div>'),
  );
}

/** Changes the HTML of pages on its way; machines of a test alone are none that the site host would not find. */
export async function editPages(page: Page, path: RegExp, edit: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, status: 200, body: edit(await response.text()) });
    },
  );
}

/** Answers for the machine `id`, its votes too, in place of the server. */
export async function giveMachine(page: Page, id: string, differing: EvmDetails): Promise<void> {
  await withoutEarlyAnswers(page);
  await page.route(`**/api/evm/evm/${id}`, (route) => route.fulfill({ json: { ...MACHINE, ...differing } }));
  await page.route(`**/api/evm/evm/increment_count/${id}?**`, (route) =>
    route.fulfill({ json: { demo_voting_count: 1 } }),
  );
}

/** Something that waits until the test opens it. */
export function createGate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
