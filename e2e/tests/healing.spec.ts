import type { Page } from '@playwright/test';
import { changeBuild } from '../changed-build';
import { deliver } from '../deliver';
import { chooseLanguage, openInside } from '../page-actions';
import { startProduct, type Product } from '../product';
import { expect, test } from '../test';
import { wordsOf } from '../words';

const createText = wordsOf('mfe-create', 'en');

let site: Product;

test.beforeAll(async () => {
  site = await startProduct();
});
test.afterAll(() => site.remove());
test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/.*/); // the browser and the federation runtime report each failure
  await chooseLanguage(page, 'en');
});

/** Collects the paths of a module's files that the page requests from now on. */
function filesOf(page: Page, module: string): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/${module}/`)) files.push(pathname);
  });
  return files;
}

test('a file that fails once is requested again, and the visitor notices nothing', async ({ page }) => {
  await page.route('**/mfe-voting/*/app.js', (route) => route.abort());
  await page.goto(`${site.url}/demo/demo`);
  await expect(page.getByRole('table')).toBeVisible();
});

test('a page that was opened during a broken release uses the working one after the rollback, and loses nothing', async ({
  page,
}) => {
  const broken = await changeBuild('mfe-voting', 'remote-entry.js', (entry) => `throw Error('x');${entry}`);
  await deliver(site.siteDir, 'release', 'mfe-voting', '--from', broken.folder);
  await page.goto(`${site.url}/create`);
  await page.getByLabel(createText('CREATE_TITLE')).fill('Our own machine');
  await page.getByLabel(createText('CREATE_CANDIDATE', { number: 1 })).fill('Asha Namune');
  await deliver(site.siteDir, 'rollback', 'mfe-voting');
  await page.getByRole('button', { name: createText('CREATE_GENERATE') }).click();
  await expect(page.getByRole('heading', { name: 'Our own machine' })).toBeVisible();
  await expect(page.getByText('Asha Namune')).toBeVisible();
});

test('an open page changes to a newer release, with its styles, only between routes', async ({ page }) => {
  const requested = filesOf(page, 'mfe-create');
  await page.goto(`${site.url}/create`);
  await page.getByLabel(createText('CREATE_TITLE')).fill('Half a title');
  const newer = await changeBuild('mfe-create', 'app.js', (app) => `${app}/* newer */`);
  await deliver(site.siteDir, 'release', 'mfe-create', '--from', newer.folder);
  await page.clock.setFixedTime(Date.now() + 6 * 60_000);
  const registryRead = page.waitForResponse('**/registry.json');
  // The page's clock is six minutes later now, so the page reads the registry again when it opens a route.
  await openInside(page, '/demo/demo');
  await registryRead;
  await expect(page.getByRole('table')).toBeVisible();
  const before = requested.length;
  expect(requested.join()).not.toContain(newer.version);
  await openInside(page, '/create');
  await expect(page.getByRole('heading', { name: createText('CREATE_HEADING') })).toBeVisible();
  expect(requested.slice(before)).toContain(`/mfe-create/${newer.version}/app.js`);
  const styles = await page
    .locator('link[rel=stylesheet][href*="/mfe-create/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(new Set(styles.map((href) => href.includes(newer.version)))).toEqual(new Set([true]));
});

test('a remote that needs a newer shell reloads the page, once', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route('**/mfe-admin/*/remote-entry.js*', (route) => route.abort());
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const text = (await response.text())
      .replace(
        /("revision":\s*)(\d+)/,
        (_, key: string, revision: string) => key + String(Number(revision) + 1),
      )
      .replace(/("module":\s*"mfe-admin"[^{}]*?"contractVersion":\s*)\d+/g, '$199')
      .replace(/("shell":\s*{\s*"current":\s*")/, '$1newer-');
    await route.fulfill({ response, body: text });
  });
  await page.goto(`${site.url}/create`);
  await expect(page.getByLabel(createText('CREATE_TITLE'))).toBeVisible();
  await openInside(page, '/auth');
  await expect(page.getByRole('alert')).toContainText('not available right now');
  expect(loads).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/auth');
});

test('failures and retries of remotes are reported to the server', async ({ page }) => {
  const reports: { kind: string; module: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events'))
      reports.push(
        ...(JSON.parse(request.postData() ?? '') as typeof reports).filter(
          ({ kind, module }) => module !== 'shell' && kind !== 'shown', // the page also reports its times
        ),
      );
  });
  await page.route('**/mfe-bihar/*/app.js', (route) => route.abort());
  await page.goto(`${site.url}/demoevm-bihar`);
  await expect.poll(() => reports.map(({ kind }) => kind)).toEqual(['failure', 'load', 'heal']);
  expect(new Set(reports.map(({ module }) => module))).toEqual(new Set(['mfe-bihar']));
});
