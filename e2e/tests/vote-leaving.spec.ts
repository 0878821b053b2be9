import type { Page } from '@playwright/test';
import { chooseLanguage, press } from '../page-actions';
import type { Product } from '../product';
import { expect, expectAppRuns, test } from '../test';

test.beforeEach(async ({ page }) => {
  await chooseLanguage(page, 'en');
});

/** Opens the machine, and waits until the browser has the database of votes. */
async function openMachine(page: Page): Promise<void> {
  await page.goto('/demo/demo');
  await expectAppRuns(page);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(1);
}

/** The ids of the votes that this browser still keeps. */
const keptVotes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('demo-evm');
        opening.onsuccess = () => {
          const votes = opening.result.transaction('votes').objectStore('votes').getAllKeys();
          votes.onsuccess = () => resolve(votes.result);
        };
      }),
  );

/** Keeps the database of votes busy, as a slow disk does, until the visitor leaves the page. */
const occupyDatabase = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('demo-evm');
        opening.onsuccess = () => {
          const votes = opening.result.transaction('votes', 'readwrite').objectStore('votes');
          const again = () => {
            resolve();
            votes.count().onsuccess = again;
          };
          again();
        };
      }),
  );

/** Opens the machine in a browser whose database of votes is busy. @returns The number of votes so far. */
async function openBusyMachine(page: Page, product: Product): Promise<number> {
  const before = await product.count('demo');
  await openMachine(page);
  await occupyDatabase(page);
  return before;
}

/** Opens the machine again. Expects that this browser then keeps no votes, and that the count is `expected`. */
async function expectCountedOnce(page: Page, count: () => Promise<number>, expected: number): Promise<void> {
  await openMachine(page);
  await expect.poll(count).toBe(expected);
  await expect.poll(() => keptVotes(page)).toEqual([]);
  expect(await count()).toBe(expected);
}

test('a vote does not wait for a database that is busy, and is counted once although the page is left', async ({
  page,
  product,
}) => {
  const before = await openBusyMachine(page, product);
  await press(page, 3);
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await page.goto('/create');
  await expectCountedOnce(page, () => product.count('demo'), before + 1);
});

test('a vote that the database is still writing, and whose request is lost too, is counted by the next visit', async ({
  page,
  product,
}) => {
  const before = await openBusyMachine(page, product);
  // Playwright cannot stop a request that a page sends while it is left.
  await page.evaluate(() => (window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))));
  await press(page, 3);
  await page.goto('/create');
  expect(await product.count('demo')).toBe(before);
  await expectCountedOnce(page, () => product.count('demo'), before + 1);
});

test('a vote that is on its way is counted although the page is left, and once', async ({
  page,
  product,
}) => {
  const before = await product.count('demo');
  let pass: () => void = () => undefined;
  const left = new Promise<void>((resolve) => (pass = resolve));
  await page.route(
    '**/increment_count/**',
    async (route) => {
      await left;
      await route.continue();
    },
    { times: 1 },
  );
  await openMachine(page);
  const sent = page.waitForRequest('**/increment_count/**');
  await press(page, 3);
  await sent;
  await page.goto('/create');
  expect(await product.count('demo')).toBe(before);
  pass();
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await expectCountedOnce(page, () => product.count('demo'), before + 1);
});
