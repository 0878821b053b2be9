import { changeBuild } from '../changed-build';
import { deliver } from '../deliver';
import { chooseLanguage } from '../page-actions';
import { remoteNamed } from '../remotes';
import { expect, test } from '../test';

const { route, heading } = remoteNamed('mfe-create');

/** The server must withdraw the canary before more pages than this have requested the canary. */
const MOST_PAGES = 20;

test('a canary that throws on load is withdrawn by the server within 20 pages, and the command says why', async ({
  browser,
  product,
  quiet,
}) => {
  test.setTimeout(120_000);
  quiet.allow(/.*/);
  const canary = await changeBuild(
    'mfe-create',
    'remote-entry.js',
    (entry) => `throw new Error('watched canary');${entry}`,
  );
  const release = ['mfe-create', '--from', canary.folder, '--canary', '99', '--watch'];
  const command = deliver(product.siteDir, 'release', ...release);
  const state = { hasEnded: false, pages: 0 };
  void command.finally(() => (state.hasEnded = true));
  const current = await deliver(product.siteDir, 'releases', '--json');
  expect(current).not.toContain('"reason"');

  while (!state.hasEnded) {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    await chooseLanguage(page, 'en');
    page.on('request', (request) => {
      if (request.url().includes(`${canary.version}/remote-entry.js`)) state.pages += 1;
    });
    await page.goto(route);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await page.waitForTimeout(300); // the page reports a failure after 250 ms
    await context.close();
  }
  expect(await command).toContain(`The canary ${canary.version} of mfe-create was withdrawn.`);
  expect(state.pages).toBeLessThanOrEqual(MOST_PAGES);
  expect(await deliver(product.siteDir, 'releases', '--history')).toMatch(
    /pages with the canary had a problem \(100\.0 %\)/,
  );
});
