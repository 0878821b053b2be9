import type { Page } from '@playwright/test';

/** Stores a language in the browser before each page opens, as if the visitor had chosen it before. */
export async function chooseLanguage(page: Page, language: 'en' | 'hi' | 'mr'): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('language', choice), language);
}

/**
 * Stores a language in localStorage and in the cookie `language`, so that the server renders the next page in this
 * language. `chooseLanguage` sets no cookie. In the product, shell/src/page/early.js sets the cookie when the HTML of a
 * page is not in the language that the visitor wants.
 */
export async function rememberLanguage(page: Page, language: 'en' | 'hi' | 'mr', url: string): Promise<void> {
  await chooseLanguage(page, language);
  await page.context().addCookies([{ name: 'language', value: language, url }]);
}

/** Makes every access to localStorage throw, as in a browser that blocks storage. */
export async function refuseLocalStorage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    }),
  );
}

/** Returns an array to which the path of each API call of the page is added from now on. */
export function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|fn)\//.test(pathname)) calls.push(pathname);
  });
  return calls;
}

/** Opens another route without a reload, as a link inside the page does. */
export async function openInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

/** The number of CSS pixels by which the page is wider than its window; 0 when it fits. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The Press button of a row, on a page in English. */
export function pressButton(page: Page, serial: number) {
  return page.getByRole('button', { name: new RegExp(`^Press the button for serial no\\. ${serial},`) });
}

/**
 * Presses the button of a row, in any language. Playwright waits until a button stands still before it clicks. The
 * candidate's button may pulse, so the click is forced. Buttons outside the machine may have `aria-disabled` too, such
 * as the one that resets the votes, so only buttons of the machine are counted.
 */
export function press(page: Page, serial: number): Promise<void> {
  return page
    .locator('#machine button[aria-disabled]')
    .nth(serial - 1)
    .click({ force: true });
}
