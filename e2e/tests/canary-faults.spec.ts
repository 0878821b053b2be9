import { deliver } from '../deliver';
import { REMOTES } from '../remotes';
import { chooseLanguage, expect, test } from '../test';
import { makeVariant } from '../variant';

test.skip(({ isMobile }) => !isMobile, 'What is loaded does not depend on the size.');

/** How many visitors meet each broken canary: a few with every change, 200 with `npm run e2e:long`. */
const VISITORS = Number(process.env.CANARY_VISITORS ?? 10);

const { route, heading, container } = REMOTES['mfe-create'];

/** Replaces what the remote exposes. */
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
  test(`a canary at 50 % that ${what} costs nobody a panel, and is told`, async ({
    browser,
    product,
    quiet,
  }) => {
    test.setTimeout(120_000 + VISITORS * 5_000);
    quiet.allow(/.*/);
    const canary = await makeVariant('mfe-create', 'remote-entry.js', change);
    await deliver(product.siteDir, 'release', 'mfe-create', '--from', canary.folder, '--canary', '50');
    const met = { canary: 0, left: 0, panels: 0, again: 0 };
    try {
      for (let visitor = 0; visitor < VISITORS; visitor += 1) {
        const context = await browser.newContext({ baseURL: product.url });
        const page = await context.newPage();
        await chooseLanguage(page, 'en');
        page.on('request', (request) => {
          if (request.url().includes(canary.version)) met.canary += 1;
          if (request.postData()?.includes('"canary-left"')) met.left += 1;
        });
        await page.addInitScript(() => {
          new MutationObserver(() => {
            const panel = [...document.querySelectorAll('[role=alert]')].find((alert) =>
              /not available right now|taking too long/.test(alert.textContent),
            );
            if (panel) document.documentElement.dataset.panel = '';
          }).observe(document, { childList: true, subtree: true });
        });
        await page.goto(route);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        met.panels += await page.locator('[data-panel]').count();
        const hadCanary = met.canary;
        await page.reload();
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        met.again += met.canary - hadCanary;
        await context.close();
      }
    } finally {
      await deliver(product.siteDir, 'withdraw', 'mfe-create');
    }
    expect(met.panels).toBe(0);
    expect(met.again).toBe(0); // who has left a canary does not meet it again
    expect(met.left).toBeGreaterThan(0);
    expect(met.canary).toBeGreaterThan(0);
  });
}
