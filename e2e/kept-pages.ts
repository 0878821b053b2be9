import { expect, type Page } from '@playwright/test';

/** The names of the service worker's caches. */
export const KEPT_PAGES = 'demo-evm-pages-1';
const FILES = 'demo-evm-files-1';

/** Waits until the service worker keeps the page under this key, which is usually the path. docs/decisions/0040 */
export async function expectKept(page: Page, key: string): Promise<void> {
  await expect.poll(() => keptPages(page), { timeout: 30_000 }).toContain(key);
}

/** The keys of all kept pages. */
export async function keptPages(page: Page): Promise<readonly string[]> {
  return (await keysOf(page, KEPT_PAGES)).filter((key) => !key.startsWith('/kept-pages/'));
}

/** The paths of all kept files. */
export function keptFiles(page: Page): Promise<readonly string[]> {
  return keysOf(page, FILES);
}

function keysOf(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (cache) => {
    if (!(await caches.has(cache))) return [];
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);
}
