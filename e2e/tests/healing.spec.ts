import type { Page } from '@playwright/test';
import { deliver } from '../deliver';
import { startProduct, type Product } from '../product';
import { chooseLanguage, expect, test } from '../test';
import { makeVariant } from '../variant';

let site: Product;

test.skip(({ isMobile }) => !isMobile, 'What is loaded does not depend on the size.');
test.beforeAll(async () => {
  site = await startProduct();
});
test.afterAll(() => site.remove());
test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/.*/); // the browser and the runtime report each failure
  await chooseLanguage(page, 'en');
});

/** Opens another route of the page that is open, as a link inside it would. */
const openInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

function filesOf(page: Page, module: string): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`/${module}/`)) files.push(pathname);
  });
  return files;
}

test('a file that is lost once is asked for again, without the visitor', async ({ page }) => {
  await page.route('**/mfe-voting/*/app.js', (route) => route.abort());
  await page.goto(`${site.url}/demo/demo`);
  await expect(page.getByRole('table')).toBeVisible();
});

test('a page that knows a broken release takes the one that was rolled back to, and loses nothing', async ({
  page,
}) => {
  const broken = await makeVariant('mfe-voting', 'remote-entry.js', (entry) => `throw Error('x');${entry}`);
  await deliver(site.siteDir, 'release', 'mfe-voting', '--from', broken.folder);
  await page.goto(`${site.url}/create`);
  await page.getByLabel('Title').fill('Our own machine');
  await page.getByLabel('Candidate 1 name').fill('Asha Namune');
  await deliver(site.siteDir, 'rollback', 'mfe-voting');
  await page.getByRole('button', { name: 'Generate EVM' }).click();
  await expect(page.getByRole('heading', { name: 'Our own machine' })).toBeVisible();
  await expect(page.getByText('Asha Namune')).toBeVisible();
});

test('an open page takes a newer release between routes only, and with it its styles', async ({ page }) => {
  const asked = filesOf(page, 'mfe-create');
  await page.goto(`${site.url}/create`);
  await page.getByLabel('Title').fill('Half a title');
  const newer = await makeVariant('mfe-create', 'app.js', (app) => `${app}/* newer */`);
  await deliver(site.siteDir, 'release', 'mfe-create', '--from', newer.folder);
  await page.clock.setFixedTime(Date.now() + 6 * 60_000);
  const registryRead = page.waitForResponse('**/registry.json');
  await openInside(page, '/demo/demo'); // minutes later, a route is opened: the registry is read meanwhile
  await registryRead;
  await expect(page.getByRole('table')).toBeVisible();
  const before = asked.length;
  expect(asked.join()).not.toContain(newer.version);
  await openInside(page, '/create');
  await expect(page.getByRole('heading', { name: 'Create a custom EVM' })).toBeVisible();
  expect(asked.slice(before)).toContain(`/mfe-create/${newer.version}/app.js`);
  const styles = await page
    .locator('link[rel=stylesheet][href*="/mfe-create/"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(styles.map((href) => href.includes(newer.version))).toEqual([true]);
});

test('a remote that only a newer shell can take loads the page anew, once', async ({ page }) => {
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
  await expect(page.getByLabel('Title')).toBeVisible();
  await openInside(page, '/auth');
  await expect(page.getByRole('alert')).toContainText('not available right now');
  expect(loads).toBe(2);
  expect(new URL(page.url()).pathname).toBe('/auth');
});

test('what happens to remotes is told to the server', async ({ page }) => {
  const told: { kind: string; module: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events'))
      told.push(...(JSON.parse(request.postData() ?? '') as typeof told));
  });
  await page.route('**/mfe-bihar/*/app.js', (route) => route.abort());
  await page.goto(`${site.url}/demoevm-bihar`);
  await expect.poll(() => told.map(({ kind }) => kind)).toEqual(['failure', 'load', 'heal']);
  expect(new Set(told.map(({ module }) => module))).toEqual(new Set(['mfe-bihar']));
});
