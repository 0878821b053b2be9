import { withoutEarlyAnswers } from '../intercept';
import { chooseLanguage, refuseLocalStorage } from '../page-actions';
import { REMOTES } from '../remotes';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const shellText = wordsOf('shell', 'en');
const sharedText = wordsOf('shared/ui', 'en');
const votingText = wordsOf('mfe-voting', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

test('the page of each remote opens at its route', async ({ page }) => {
  for (const { route, heading, isUnlisted } of Object.values(REMOTES)) {
    await page.goto(route);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveCount(isUnlisted ? 1 : 0);
    await expectAccessible(page);
  }
});

test('the voting, create and Bihar pages can be put on the home screen', async ({ page }) => {
  const browser = await page.context().newCDPSession(page);
  for (const route of ['/demo/demo', '/create', '/demoevm-bihar']) {
    await page.goto(route);
    const { url, errors } = await browser.send('Page.getAppManifest');
    expect([new URL(url).searchParams.get('page'), errors]).toEqual([route, []]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // The tests run in a private window, from which nothing can be installed. No other error is allowed.
    expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  }
});

test('an unknown route says so and leads to the demo without a reload', async ({ page, quiet }) => {
  quiet.allow(/404/); // this page has the status 404
  await page.goto('/nowhere');
  await expect(page.getByRole('heading', { name: shellText('PAGE_NOT_FOUND') })).toBeVisible();
  await expect(page).toHaveTitle(shellText('PAGE_NOT_FOUND'));
  await expectAccessible(page);
  await page.getByRole('link', { name: shellText('GO_DEMO') }).click();
  await expect(page).toHaveURL(/\/demo\/demo$/);
  await expect(page.getByRole('table', { name: sharedText('BALLOT_UNIT') })).toBeVisible();
});

test('the address of a machine that does not exist shows a friendly panel', async ({ page, quiet }) => {
  quiet.allow(/404/); // this page has the status 404
  const answer = await page.goto('/demo/nobody');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('alert')).toContainText(votingText('NOT_FOUND_TITLE'));
  await expect(page.getByRole('table')).toBeHidden();
  await expectAccessible(page);
});

test('a machine that could not be loaded can be loaded again', async ({ page, quiet }) => {
  quiet.allow(/could not be loaded|Failed to load resource/);
  await withoutEarlyAnswers(page);
  await page.route(
    '**/api/evm/evm/demo',
    (route) => route.fulfill({ status: 500, json: { detail: 'Broken' } }),
    { times: 1 },
  );
  await page.goto('/demo/demo');
  await expect(page.getByRole('alert')).toContainText(votingText('NET_LOAD_FAILED'));
  await expectAccessible(page);
  await page.getByRole('button', { name: sharedText('RETRY') }).click();
  await expect(page.getByRole('table', { name: sharedText('BALLOT_UNIT') })).toBeVisible();
});

test('the machine works in a browser that refuses storage', async ({ page }) => {
  await refuseLocalStorage(page);
  await page.goto('/demo/demo');
  await expect(page.getByRole('table')).toBeVisible();
});
