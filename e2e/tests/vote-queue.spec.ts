import type { Page } from '@playwright/test';
import { chooseLanguage, press, pressButton } from '../page-actions';
import { expect, test } from '../test';

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|not acknowledged|could not be read/);
  await chooseLanguage(page, 'en');
});

/** Casts a vote and closes its confirmation. */
const vote = async (page: Page) => {
  await press(page, 3);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
};

test('votes that are cast offline are counted when the phone is online again', async ({
  page,
  context,
  product,
}) => {
  const before = await product.count('demo');
  await page.goto('/demo/demo');
  await expect(page.getByText(`Total demo votes: ${before}`)).toBeAttached();
  await context.setOffline(true);
  await vote(page);
  await vote(page);
  await expect(page.getByText(/The internet is off/)).toBeVisible();
  expect(await product.count('demo')).toBe(before);
  await context.setOffline(false);
  await expect(page.getByText(`Total demo votes: ${before + 2}`)).toBeAttached();
  await expect(page.getByText(/The internet is off|vote is saved/)).toBeHidden();
  expect(await product.count('demo')).toBe(before + 2);
});

test('votes that are cast offline outlive a closed page, and the next page sends each vote once', async ({
  page,
  context,
  product,
}) => {
  const before = await product.count('demo');
  await page.goto('/demo/demo');
  await pressButton(page, 3).waitFor();
  await context.setOffline(true);
  await vote(page);
  await page.close();
  await context.setOffline(false);
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all(tabs.map((tab) => tab.goto('/demo/demo')));
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await Promise.all(tabs.map((tab) => vote(tab)));
  await expect.poll(() => product.count('demo')).toBe(before + 3);
});

test('a vote is counted once when the server is killed between counting and answering', async ({
  page,
  product,
}) => {
  const before = await product.count('demo');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/increment_count/')) sent.push(request.url());
  });
  await page.route(
    '**/increment_count/**',
    async (route) => {
      await route.fetch(); // the server counts the vote
      await product.kill();
      await route.abort(); // the page never gets the answer
    },
    { times: 1 },
  );
  await page.goto('/demo/demo');
  await vote(page);
  await expect(page.getByText(/vote is saved on this device/)).toBeVisible();
  await product.start();
  await page.reload();
  await expect.poll(() => sent.length).toBeGreaterThan(1);
  expect(new Set(sent).size).toBe(1);
  await expect(page.getByText(`Total demo votes: ${before + 1}`)).toBeAttached();
  expect(await product.count('demo')).toBe(before + 1);
});

test('a server that does not support vote ids gets each vote at most once', async ({
  page,
  context,
  product,
}) => {
  const before = await product.count('demo');
  await page.route('**/demo/demo', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"voteIds":true', '"voteIds":false');
    await route.fulfill({ response: answer, body });
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/increment_count/')) sent.push(new URL(request.url()).search);
  });
  await page.goto('/demo/demo');
  await pressButton(page, 3).waitFor();
  await context.setOffline(true);
  await vote(page);
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await page.route(
    '**/increment_count/**',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await vote(page);
  await page.reload();
  await vote(page);
  await expect.poll(() => product.count('demo')).toBe(before + 3);
  expect(sent).toEqual(['', '', '']);
});

test('a vote is counted in a browser that refuses every storage', async ({ page, product }) => {
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', refuse);
    Object.defineProperty(window, 'indexedDB', refuse);
    Object.defineProperty(navigator, 'locks', { value: undefined });
  });
  const before = await product.count('demo');
  await page.goto('/demo/demo');
  await page.getByRole('combobox').selectOption('English');
  await vote(page);
  await expect(page.getByText(`Total demo votes: ${before + 1}`)).toBeAttached();
});

test('a vote is counted for the constituency too', async ({ page, product }) => {
  const read = async () => {
    const answer = await page.request.post(`${product.url}/fn/vidhansabha`, {
      data: { vidhansabha: 'Udaharan Nagar', action: 'get' },
    });
    return ((await answer.json()) as { count: number }).count;
  };
  const before = await read();
  await page.goto('/demo/demo');
  await expect(page.getByText(`Demo votes in the constituency: ${before}`)).toBeAttached();
  await vote(page);
  await expect(page.getByText(`Demo votes in the constituency: ${before + 1}`)).toBeAttached();
  expect(await read()).toBe(before + 1);
});
