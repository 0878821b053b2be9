import type { Page, Route } from '@playwright/test';
import { changeBuild } from '../changed-build';
import { deliver } from '../deliver';
import { editPages } from '../intercept';
import { chooseLanguage } from '../page-actions';
import { REMOTES } from '../remotes';
import { expect, test } from '../test';
import { wordsOf } from '../words';

const sharedText = wordsOf('shared/ui', 'en');

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/^(?!UNHANDLED)/); // the browser, the federation runtime and the shell report each failure
  await chooseLanguage(page, 'en');
  await page.addInitScript(() =>
    addEventListener('unhandledrejection', ({ reason }) => console.error('UNHANDLED', reason)),
  );
});

type Answer = (route: Route) => Promise<void>;

const with404: Answer = (route) => route.fulfill({ status: 404, json: { detail: 'Not found' } });
const withHtml: Answer = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Login of a hotel</title>' });
const neverAnswered: Answer = () => new Promise(() => undefined);
const changed =
  (change: (body: string) => string): Answer =>
  async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  };
const truncated = changed((body) => body.slice(0, body.length / 2));
const flipped = changed((body) =>
  body.replace(/[a-z](?=[^a-z]*$)/, (letter) => (letter === 'a' ? 'b' : 'a')),
);

/** Faults of the network, each with the file that it affects. */
const NETWORK_FAULTS: readonly (readonly [fault: string, file: string, answer: Answer])[] = [
  ['entry 404', 'remote-entry.js', with404],
  ['entry hanging', 'remote-entry.js', neverAnswered],
  ['HTML served as JavaScript', 'remote-entry.js', withHtml],
  ['entry truncated', 'remote-entry.js', truncated],
  ['one byte of the entry flipped', 'remote-entry.js', flipped],
  ['chunk 404', 'app.js', with404],
  ['chunk hanging', 'app.js', neverAnswered],
  ['one byte of a chunk flipped', 'app.js', flipped],
  ['CSS missing', 'app.css', with404],
  ['CSS hanging', 'app.css', neverAnswered],
];

/** Faults of a release: its files arrive as they were built, but the remote does not work. */
const RELEASE_FAULTS = {
  'throws on load': (entry: string) => `throw new Error('broken release');${entry}`,
  'another contract': (entry: string, container: string) =>
    `${entry};(() => { const { init, get } = globalThis.${container};
      globalThis.${container} = { init, get: async (id) => {
        const make = await get(id);
        return () => ({ default: make().default, contractVersion: 99 });
      } }; })();`,
};

/** A visitor sees the page or an error panel within this time, even when a request hangs. docs/decisions/0028 */
const PANEL_TIMEOUT_MS = 8_000;

async function expectPanel(page: Page) {
  await expect(page.getByRole('alert')).toContainText('not available right now', {
    timeout: PANEL_TIMEOUT_MS,
  });
}

async function expectOtherPages(page: Page, broken: string) {
  for (const { route, heading } of Object.values(REMOTES).filter((remote) => remote.route !== broken)) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
}

/** Removes the inline style sheet from a page that the server rendered, so that it requests the remote's style sheet. */
function withoutInlineStyles(page: Page, route: string) {
  return editPages(page, new RegExp(`^${route}$`), (html) =>
    html.replace(/<style data-href[^]*?<\/style>/, ''),
  );
}

async function expectRetry(page: Page, heading: string) {
  await page.getByRole('button', { name: sharedText('RETRY') }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

for (const [module, { route, heading, headingWithoutTables, container }] of Object.entries(REMOTES)) {
  for (const [fault, file, answer] of NETWORK_FAULTS) {
    test(`${module}, ${fault}: the other pages work, a panel appears soon, and Retry works when the fault is over`, async ({
      page,
    }) => {
      await withoutInlineStyles(page, route);
      const files = new RegExp(`/${module}/[^/]+/${file}`);
      await page.route(files, answer);
      await expectOtherPages(page, route);
      await page.goto(route, { waitUntil: 'commit' });
      await expectPanel(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expectRetry(page, heading);
    });
  }

  test(`${module}, translations hanging: the page is shown in English`, async ({ page }) => {
    await page.route(`**/${module}/*/assets/i18n/*`, neverAnswered);
    await page.goto(route, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: headingWithoutTables })).toBeVisible({
      timeout: PANEL_TIMEOUT_MS,
    });
  });

  for (const [fault, breakEntry] of Object.entries(RELEASE_FAULTS)) {
    test(`${module}, ${fault}: the other pages work, a panel appears soon, and Retry works after a rollback`, async ({
      page,
      product,
    }) => {
      const broken = await changeBuild(module, 'remote-entry.js', (entry) => breakEntry(entry, container));
      await deliver(product.siteDir, 'release', module, '--from', broken.folder);
      try {
        await expectOtherPages(page, route);
        await page.goto(route, { waitUntil: 'commit' });
        await expectPanel(page);
      } finally {
        await deliver(product.siteDir, 'rollback', module);
      }
      await expectRetry(page, heading);
    });
  }
}

test('the error panel appears in time even when the registry hangs', async ({ page }) => {
  await page.route('**/registry.json', neverAnswered);
  await page.route('**/mfe-create/*/remote-entry.js*', neverAnswered);
  await page.goto('/create', { waitUntil: 'commit' });
  await expectPanel(page);
});
