import { changeBuild } from '../changed-build';
import { deliver } from '../deliver';
import { chooseLanguage } from '../page-actions';
import { remoteNamed } from '../remotes';
import { expect, test } from '../test';

/** How many visitors open the page while a broken canary is live: by default 10, and 200 with `npm run e2e:long`. */
const VISITORS = Number(process.env.CANARY_VISITORS ?? 10);

const { route, heading, container } = remoteNamed('mfe-create');

/**
 * Changes the entry of the remote. The changed container gives the value of the JavaScript expression
 * `exposed` in place of each module.
 */
const exposing = (exposed: string) => (entry: string) =>
  `${entry};(() => { const { init, get } = globalThis.${container};
    globalThis.${container} = { init, get: async (id) => {
      const { default: App, contractVersion } = (await get(id))();
      return () => (${exposed});
    } }; })();`;

const BROKEN: readonly (readonly [what: string, change: (entry: string) => string])[] = [
  ['throws on load', (entry) => `throw new Error('broken canary');${entry}`],
  [
    'throws while rendering',
    exposing(`{ default: () => { throw new Error('broken canary'); }, contractVersion, App }`),
  ],
  ['has another contract', exposing('{ default: App, contractVersion: 99 + contractVersion }')],
];

for (const [what, change] of BROKEN) {
  test(`nobody sees an error panel because of a canary at 50 % that ${what}, and the server is told`, async ({
    browser,
    product,
    quiet,
  }) => {
    test.setTimeout(120_000 + VISITORS * 5_000);
    quiet.allow(/.*/);
    const canary = await changeBuild('mfe-create', 'remote-entry.js', change);
    await deliver(product.siteDir, 'release', 'mfe-create', '--from', canary.folder, '--canary', '50');
    const seen = { canaryRequests: 0, reportsOfCanaryLeft: 0, panels: 0, requestsAfterReload: 0 };
    try {
      // More visitors come if chance has sent none to the canary.
      for (
        let visitor = 0;
        visitor < VISITORS || (seen.canaryRequests === 0 && visitor < 4 * VISITORS);
        visitor += 1
      ) {
        const context = await browser.newContext({ baseURL: product.url });
        const page = await context.newPage();
        await chooseLanguage(page, 'en');
        page.on('request', (request) => {
          if (request.url().includes(canary.version)) seen.canaryRequests += 1;
          if (request.postData()?.includes('"canary-left"')) seen.reportsOfCanaryLeft += 1;
        });
        await page.addInitScript(() => {
          new MutationObserver(() => {
            const panel = [...document.querySelectorAll('[role=alert]')].find((alert) =>
              /not available right now|taking too long/.test(alert.textContent),
            );
            if (panel) document.documentElement.dataset.panel = '';
          }).observe(document, { childList: true, subtree: true });
        });
        const { canaryRequests, reportsOfCanaryLeft } = seen;
        await page.goto(route);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        if (seen.canaryRequests > canaryRequests)
          // The test waits for the report here, because Playwright does not always see the report of a page
          // that is closing.
          await expect.poll(() => seen.reportsOfCanaryLeft).toBe(reportsOfCanaryLeft + 1);
        seen.panels += await page.locator('[data-panel]').count();
        const before = seen.canaryRequests;
        await page.reload();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        seen.requestsAfterReload += seen.canaryRequests - before;
        await context.close();
      }
    } finally {
      await deliver(product.siteDir, 'withdraw', 'mfe-create');
    }
    expect(seen.panels).toBe(0);
    expect(seen.requestsAfterReload).toBe(0); // a browser in which the canary failed does not get the canary again
    expect(seen.canaryRequests).toBeGreaterThan(0);
  });
}
