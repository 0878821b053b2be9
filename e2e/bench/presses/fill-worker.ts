import type { BrowserContext } from '@playwright/test';

/**
 * Says whether the site of this page has a service worker. Variant `c`, the limit (variants.ts), has none.
 */
export async function hasWorker(url: string): Promise<boolean> {
  const { status, headers } = await fetch(new URL('/sw.js', url));
  return status === 200 && (headers.get('content-type')?.includes('javascript') ?? false);
}

/** Visits a page twice, so that its service worker keeps what the page loads. */
export async function fillWorker(context: BrowserContext, url: string): Promise<void> {
  for (let visit = 0; visit < 2; visit += 1) {
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForLoadState('networkidle');
    await page.close();
  }
}
