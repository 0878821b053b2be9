import type { Page, Route } from '@playwright/test';
import { deliver } from '../deliver';
import { REMOTES } from '../remotes';
import { chooseLanguage, editPages, expect, test } from '../test';
import { makeVariant } from '../variant';

test.skip(({ isMobile }) => !isMobile, 'What is loaded does not depend on the size.');
test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/^(?!UNHANDLED)/); // the browser, the runtime and the shell report each failure
  await chooseLanguage(page, 'en');
  await page.addInitScript(() =>
    addEventListener('unhandledrejection', ({ reason }) => console.error('UNHANDLED', reason)),
  );
});

type Answer = (route: Route) => Promise<void>;

const with404: Answer = (route) => route.fulfill({ status: 404, json: { detail: 'Not found' } });
const withHtml: Answer = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Login of a hotel</title>' });
const never: Answer = () => new Promise(() => undefined);
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

/** What happens to a file on its way. */
const ON_THE_WAY: readonly (readonly [fault: string, file: string, answer: Answer])[] = [
  ['entry 404', 'remote-entry.js', with404],
  ['entry hanging', 'remote-entry.js', never],
  ['HTML served as JavaScript', 'remote-entry.js', withHtml],
  ['entry truncated', 'remote-entry.js', truncated],
  ['one byte of the entry flipped', 'remote-entry.js', flipped],
  ['chunk 404', 'app.js', with404],
  ['chunk hanging', 'app.js', never],
  ['one byte of a chunk flipped', 'app.js', flipped],
  ['CSS missing', 'app.css', with404],
  ['CSS hanging', 'app.css', never],
];

/** What a release does wrong, though its files arrive as they were built. */
const IN_THE_RELEASE = {
  'throws on load': (entry: string) => `throw new Error('broken release');${entry}`,
  'another contract': (entry: string, container: string) =>
    `${entry};(() => { const { init, get } = globalThis.${container};
      globalThis.${container} = { init, get: async (id) => {
        const make = await get(id);
        return () => ({ default: make().default, contractVersion: 99 });
      } }; })();`,
};

/** Whatever hangs, a visitor has a page or a panel after this. docs/decisions/0028 */
const WAIT_MS = 8_000;

async function expectPanel(page: Page) {
  await expect(page.getByRole('alert')).toContainText('not available right now', { timeout: WAIT_MS });
}

async function expectOthers(page: Page, broken: string) {
  for (const { route, heading } of Object.values(REMOTES).filter((remote) => remote.route !== broken)) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
}

/** Styles of a first view are in its page; a page without it asks for them. */
function withoutStyles(page: Page) {
  return editPages(page, /^\/(demo\/demo|demoevm-bihar)$/, (html) =>
    html.replace(/<style data-href[^]*?<\/style>/, ''),
  );
}

async function expectRetry(page: Page, heading: string | RegExp) {
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

for (const [module, { route, heading, container }] of Object.entries(REMOTES)) {
  for (const [fault, file, answer] of ON_THE_WAY) {
    test(`${module}, ${fault}: the others work, a panel soon, and Retry when it is over`, async ({
      page,
    }) => {
      await withoutStyles(page);
      const files = new RegExp(`/${module}/[^/]+/${file}`);
      await page.route(files, answer);
      await expectOthers(page, route);
      await page.goto(route, { waitUntil: 'commit' });
      await expectPanel(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expectRetry(page, heading);
    });
  }

  test(`${module}, words hanging: the page in English`, async ({ page }) => {
    await page.route(`**/${module}/*/assets/i18n/*`, never);
    await page.goto(route, { waitUntil: 'commit' });
    const shown = module === 'mfe-bihar' ? 'Bihar' : heading; // in English too, when its own words are lost
    await expect(page.getByRole('heading', { name: shown })).toBeVisible({ timeout: WAIT_MS });
  });

  for (const [fault, breakEntry] of Object.entries(IN_THE_RELEASE)) {
    test(`${module}, ${fault}: the others work, a panel soon, and Retry after a rollback`, async ({
      page,
      product,
    }) => {
      const broken = await makeVariant(module, 'remote-entry.js', (entry) => breakEntry(entry, container));
      await deliver(product.siteDir, 'release', module, '--from', broken.folder);
      try {
        await expectOthers(page, route);
        await page.goto(route, { waitUntil: 'commit' });
        await expectPanel(page);
      } finally {
        await deliver(product.siteDir, 'rollback', module);
      }
      await expectRetry(page, heading);
    });
  }
}

test('a registry that hangs keeps nobody waiting: the panel comes all the same', async ({ page }) => {
  await page.route('**/registry.json', never);
  await page.route('**/mfe-create/*/remote-entry.js*', never);
  await page.goto('/create', { waitUntil: 'commit' });
  await expectPanel(page);
});
