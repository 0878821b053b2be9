import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { logIn, newEmail, PASSWORD } from '../campaign';
import { chooseLanguage, press } from '../page-actions';
import { startProduct, type Product } from '../product';
import { expect, test } from '../test';

let api: Product;
let site: Product;
let folder: string;

/** Starts a site whose pages use the API of another server. That server allows the site's origin. */
test.beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-config-'));
  const port = String(await getPort());
  api = await startProduct({ CORS_ORIGINS: `http://127.0.0.1:${port}` });
  const { url } = api;
  const bases = { auth: `${url}/api`, evm: `${url}/api/evm`, stat: `${url}/api`, upload: url, counter: null };
  const config = path.join(folder, 'site.json');
  await fs.writeFile(config, JSON.stringify({ bases, voteIds: true }));
  site = await startProduct({ PORT: port, SITE_CONFIG: config });
});
test.afterAll(async () => {
  await site.remove();
  await api.remove();
  await fs.rm(folder, { recursive: true });
});

test('a vote on one site is counted by the API of another', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await page.goto(`${site.url}/demo/demo`);
  await press(page, 3);
  await expect.poll(() => api.count('demo')).toBe(1);
  expect(await site.count('demo')).toBe(0);
});

test('a campaign logs in to the API of another site', async ({ page }) => {
  const email = newEmail();
  await page.request.post(`${api.url}/api/register/`, {
    data: { client_name: 'Asha Office', email, password: PASSWORD },
  });
  await page.goto(`${site.url}/auth`);
  await logIn(page, { email, password: PASSWORD });
  await expect(page.getByRole('heading', { name: 'Asha Office' })).toBeVisible();
});
