import type { Page } from '@playwright/test';
import { changeMachine, changeVid, setPaused, createCampaign } from '../campaign';
import { expectKept, keptFiles, keptPages } from '../kept-pages';
import { press } from '../page-actions';
import { startProduct } from '../product';
import type { SlowNetwork } from '../slow-network';
import { expect, expectAppRuns, test } from '../test-with-worker';

/** These journeys are about the pages and files that the service worker keeps. docs/decisions/0040 */

/** Creates a campaign, and opens its machine until the service worker has kept the page. */
async function keepCampaign(page: Page, network: SlowNetwork) {
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, {});
  const address = await openUntilKept(page, network, `/demo/${campaign.vid}`);
  return { campaign, address };
}

/** Opens a page, waits until the service worker has kept it, and gives its address. */
async function openUntilKept(page: Page, network: SlowNetwork, path: string): Promise<string> {
  const address = network.url + path;
  await page.goto(address);
  await expectKept(page, path);
  return address;
}

test('the first visit requests nothing twice for the worker', async ({ page, network }) => {
  await openUntilKept(page, network, '/demo/demo');
  const counted = new Map<string, number>();
  for (const path of network.requested) counted.set(path, (counted.get(path) ?? 0) + 1);
  const twice = [...counted].filter(([path, times]) => times > 1 && !path.startsWith('/api/'));
  expect(twice).toEqual([]);
});

test('no answer of the API is kept', async ({ page, network }) => {
  await openUntilKept(page, network, '/demo/demo');
  await page.reload();
  await expectAppRuns(page);
  const kept = [...(await keptPages(page)), ...(await keptFiles(page))];
  expect(kept.filter((path) => !/^\/(demo\/demo$|shell\/|mfe-voting\/|images\/)/.test(path))).toEqual([]);
});

test('a server that cannot answer does not take the page away, and a slow one does not delay it', async ({
  page,
  network,
}) => {
  await openUntilKept(page, network, '/demo/demo');
  network.fail(503);
  await page.goto(`${network.url}/demo/demo`);
  await expectAppRuns(page);
  network.fail(null);
  network.delayPages(5_000);
  const begun = Date.now();
  await page.goto(`${network.url}/demo/demo`, { waitUntil: 'domcontentloaded' });
  expect(Date.now() - begun).toBeLessThan(4_000);
});

test('a page that the server sends again comes from the phone', async ({ page, network }) => {
  const address = await openUntilKept(page, network, '/demo/demo');
  await page.goto(address);
  await expectAppRuns(page);
  const bytes = await page.evaluate(
    () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize,
  );
  expect(bytes).toBe(0); // the document is the worker's own answer
});

test('a page that has changed is opened in place of the kept one, which is never shown', async ({
  page,
  network,
}) => {
  const { campaign, address } = await keepCampaign(page, network);
  await page.addInitScript(() => {
    const note = () => {
      const shown = document.getElementById('skeleton') ? null : document.getElementById('machine');
      const names = sessionStorage.getItem('shown') ?? '';
      if (shown) sessionStorage.setItem('shown', `${names}\n${shown.innerText}`);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  await changeMachine(page, campaign, { e_cname: 'Bela Nayi', cname: 'बेला नयी' });
  await page.request.get(address); // the server makes the page now, so its next answer is in time
  const entries = await page.evaluate(() => history.length);
  await page.goto(`${address}?again#machine`);
  await expectAppRuns(page);
  const shown = await page.evaluate(() => sessionStorage.getItem('shown'));
  expect(shown).toMatch(/Bela Nayi|बेला नयी/);
  expect(shown).not.toMatch(/Asha Namune|आशा नमुने/);
  await expect(page).toHaveURL(/again#machine$/);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

/** On the slow network the kept page is shown first, and on the fast one it is only begun. docs/decisions/0075 */
const SPEEDS = { slow: 1_000, fast: 0 } as const;
for (const [speed, delayMs] of Object.entries(SPEEDS)) {
  test(`a machine that is gone is gone, also on a ${speed} network`, async ({ page, network }) => {
    const { campaign, address } = await keepCampaign(page, network);
    await changeVid(page, campaign, `${campaign.vid}-2`);
    const givenUp = await page.request.delete(`/api/evm/former-vids/${campaign.vid}`, {
      headers: { authorization: `Bearer ${campaign.token}` },
    });
    expect(givenUp.ok()).toBe(true);
    network.delayPages(delayMs);
    await page.goto(address);
    await expect(page.locator('#machine')).toBeHidden({ timeout: 20_000 });
    await expect.poll(() => keptPages(page)).not.toContain(`/demo/${campaign.vid}`);
  });

  test(`a machine with a new short link moves there from the kept page of the old one on a ${speed} network`, async ({
    page,
    network,
  }) => {
    const { campaign, address } = await keepCampaign(page, network);
    await changeVid(page, campaign, `${campaign.vid}-2`);
    network.delayPages(delayMs);
    await page.goto(address);
    await expect(page).toHaveURL(new RegExp(`${campaign.vid}-2$`), { timeout: 20_000 });
    await expect(page.locator('#machine')).toBeVisible();
    await expect.poll(() => keptPages(page)).not.toContain(`/demo/${campaign.vid}`);
  });
}

test('a machine that its campaign has paused is gone, also on a slow network', async ({ page, network }) => {
  const { campaign, address } = await keepCampaign(page, network);
  await setPaused(page, campaign, true);
  network.delayPages(1_000); // the kept page is shown first
  await page.goto(address);
  await expect(page.locator('#machine')).toBeHidden({ timeout: 20_000 });
  network.cut(true);
  await page.reload(); // the page of the paused machine has replaced the kept one
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.locator('#machine')).toHaveCount(0);
});

test('the kill switch removes the worker and what it kept, but no vote', async ({
  page,
  product,
  network,
}) => {
  await openUntilKept(page, network, '/demo/demo');
  const before = await product.count('demo');
  network.cut(true);
  await page.reload();
  await expectAppRuns(page);
  await press(page, 3);
  await expect(page.getByRole('dialog')).toBeVisible();
  const off = await startProduct({ SERVICE_WORKER: 'off' });
  network.switchTo(off.url);
  network.cut(false);
  await page.goto(`${network.url}/demo/demo`);
  await expect
    .poll(
      () =>
        page
          .evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
          .catch(() => null), // the page of the other server is opened in place of the kept one
      { timeout: 60_000 },
    )
    .toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(() => off.count('demo')).toBe(1);
  expect(await product.count('demo')).toBe(before);
  await off.remove();
});
