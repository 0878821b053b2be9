import path from 'node:path';
import { changeBuild } from '../changed-build';
import { deliver, deliverAs } from '../deliver';
import { chooseLanguage } from '../page-actions';
import { remoteNamed } from '../remotes';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');

const { heading } = remoteNamed('mfe-create');

test('an older release is shown by a link in one tab, until the preview is ended', async ({
  page,
  context,
  product,
  quiet,
}) => {
  test.setTimeout(90_000);
  quiet.allow(/status of 403/); // the link with the wrong signature
  await chooseLanguage(page, 'en');
  const shown = await deliver(product.siteDir, 'releases', '--json');
  const { modules } = JSON.parse(shown) as { modules: Record<string, { current: string }> };
  const old = modules['mfe-create']?.current ?? '';
  const next = await changeBuild('mfe-create', 'remote-entry.js', (entry) => `${entry};`);
  await deliver(product.siteDir, 'release', 'mfe-create', '--from', next.folder);
  const printed = await deliverAs(
    { DATA_DIR: path.dirname(product.siteDir), PUBLIC_URL: product.url },
    product.siteDir,
    'preview',
    `mfe-create@${old}`,
  );
  const link = printed.trim().split('\n')[1] ?? '';

  const events: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/events') events.push(request.url());
  });
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('remote-entry.js')) entries.push(request.url());
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  const notice = page.getByRole('complementary', { name: adminText('DASH_PREVIEW') });
  await expect(notice).toContainText(`Preview of mfe-create ${old}, until `);
  expect(entries.every((url) => url.includes(`/mfe-create/${old}/`))).toBe(true);
  await expectAccessible(page);

  await page.evaluate(() => window.history.pushState(null, '', '/create?from=another-route'));
  await page.reload();
  await expect(notice).toBeVisible();
  expect(page.url()).toContain('/create?from=another-route&release=');

  const other = await context.newPage();
  await other.goto('/create');
  await expect(other.getByRole('heading', { name: heading })).toBeVisible();
  await expect(other.getByRole('complementary', { name: adminText('DASH_PREVIEW') })).toHaveCount(0);
  expect(await other.locator('#page-data').textContent()).toContain(next.version);

  expect(events).toEqual([]); // a tester's visit does not count for a canary
  await notice.getByRole('button', { name: 'End the preview' }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(notice).toHaveCount(0);
  expect(await page.locator('#page-data').textContent()).toContain(next.version);

  await page.goto(link.replace(/signature=.*/, 'signature=x'));
  await expect(page.getByText('This link is not complete')).toBeVisible();
  await page.getByRole('button', { name: 'Open the page as visitors get it' }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});
