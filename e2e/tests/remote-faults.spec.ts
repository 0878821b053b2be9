import type { Page, Route } from '@playwright/test';
import { changeBuild } from '../changed-build';
import { deliver } from '../deliver';
import { editPages } from '../intercept';
import { rememberLanguage } from '../page-actions';
import { REMOTES } from '../remotes';
import { expect, test } from '../test';
import { wordsOf } from '../words';

const sharedText = wordsOf('shared/ui', 'en');

test.beforeEach(async ({ page, product, quiet }) => {
  quiet.allow(/^(?!UNHANDLED)/); // the browser, the federation runtime and the shell report each failure
  await rememberLanguage(page, 'en', product.url);
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
const SCRIPT_FAULTS: readonly (readonly [fault: string, file: string, answer: Answer])[] = [
  ['entry 404', 'remote-entry.js', with404],
  ['entry hanging', 'remote-entry.js', neverAnswered],
  ['HTML served as JavaScript', 'remote-entry.js', withHtml],
  ['entry truncated', 'remote-entry.js', truncated],
  ['one byte of the entry flipped', 'remote-entry.js', flipped],
  ['chunk 404', 'app.js', with404],
  ['chunk hanging', 'app.js', neverAnswered],
  ['one byte of a chunk flipped', 'app.js', flipped],
];
/** These faults affect only pages without inline styles, so the tests remove the styles that the server puts into a page. */
const STYLE_FAULTS: typeof SCRIPT_FAULTS = [
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

/** The shell reports each failed attempt to load a remote. After the second failure, other pages show the panel. */
const FAILED_LOAD = /could not be loaded|has contract 99/;

/** Expects that the server-rendered machine stays on the screen and lights its lamp, while the App cannot run. */
async function expectMachine(page: Page) {
  const failures = async () =>
    (await page.consoleMessages()).filter((message) => FAILED_LOAD.test(message.text())).length;
  await expect.poll(failures, { timeout: PANEL_TIMEOUT_MS }).toBeGreaterThan(1);
  await page.locator('[data-vote] button').first().click({ force: true }); // the button may pulse
  await expect(page.locator('[data-look="lit"]')).toHaveCount(1);
  await expect(page.locator('[data-drawn]')).toHaveCount(1);
  await expect(page.getByRole('alert').filter({ hasText: 'not available right now' })).toHaveCount(0);
}

/** Expects that the App takes the page over when the visitor presses something. */
async function expectTakeOver(page: Page, heading: string) {
  await expect(async () => {
    await page.keyboard.press('Escape'); // the slip of the vote may be open
    await page.getByRole('heading', { name: heading }).click({ timeout: 500 });
    await expect(page.locator('[data-drawn]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
}

for (const [module, remote] of Object.entries(REMOTES)) {
  const { route, heading, headingWithoutTables, container, isServerRendered } = remote;
  const during = isServerRendered ? 'its machine works' : 'a panel appears soon';
  const after = isServerRendered ? 'the App takes the machine over' : 'Retry works';
  const expectDuring = isServerRendered ? expectMachine : expectPanel;
  const expectAfter = isServerRendered ? expectTakeOver : expectRetry;

  for (const [fault, file, answer] of [...SCRIPT_FAULTS, ...STYLE_FAULTS]) {
    test(`${module}, ${fault}: the other pages work, ${during}, and ${after} when the fault is over`, async ({
      page,
    }) => {
      if (file === 'app.css') await withoutInlineStyles(page, route);
      const files = new RegExp(`/${module}/[^/]+/${file}`);
      await page.route(files, answer);
      await expectOtherPages(page, route);
      await page.goto(route, { waitUntil: 'commit' });
      await expectDuring(page);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expectAfter(page, heading);
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
    test(`${module}, ${fault}: the other pages work, ${during}, and ${after} after a rollback`, async ({
      page,
      product,
    }) => {
      const broken = await changeBuild(module, 'remote-entry.js', (entry) => breakEntry(entry, container));
      await deliver(product.siteDir, 'release', module, '--from', broken.folder);
      try {
        await expectOtherPages(page, route);
        await page.goto(route, { waitUntil: 'commit' });
        await expectDuring(page);
      } finally {
        await deliver(product.siteDir, 'rollback', module);
      }
      await expectAfter(page, heading);
    });
  }
}

test('the error panel appears in time even when the registry hangs', async ({ page }) => {
  await page.route('**/registry.json', neverAnswered);
  await page.route('**/mfe-create/*/remote-entry.js*', neverAnswered);
  await page.goto('/create', { waitUntil: 'commit' });
  await expectPanel(page);
});
