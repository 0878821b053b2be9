import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { chooseLanguage, press } from '../page-actions';
import { startProduct, type Product } from '../product';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');

const ROOT = path.resolve(import.meta.dirname, '../..');
let site: Product;
let folder: string;
let developer: ChildProcess | undefined;
let origin: string;

/** Starts a development server of the voting remote, and a site that allows the origin of this server. */
test.beforeAll(async () => {
  const port = String(await getPort());
  origin = `http://localhost:${port}`;
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-override-'));
  const config = path.join(folder, 'site.json');
  await fs.writeFile(config, JSON.stringify({ overrideOrigins: [origin] }));
  site = await startProduct({ SITE_CONFIG: config });
  developer = spawn('npm', ['run', 'dev:federated', '--', '--port', port], {
    cwd: path.join(ROOT, 'mfe-voting'),
    stdio: 'ignore',
    detached: true,
  });
  await expect
    .poll(
      () =>
        fetch(`${origin}/remote-entry.js`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});
test.afterAll(async () => {
  if (developer?.pid && developer.exitCode === null) {
    const ended = once(developer, 'exit');
    process.kill(-developer.pid);
    await ended;
  }
  await site.remove();
  await fs.rm(folder, { recursive: true });
});
test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

test('a developer’s remote runs in the deployed shell, in one tab, until it is removed', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/inline style/); // axe copies other origins' styles into the page, and the security policy refuses them
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${site.url}/demo/demo?mfe-override=mfe-voting@${origin}`);
  await expect(page.getByRole('table')).toBeVisible();
  expect(requested).toContain(`${origin}/app.js`);
  await expect(page.getByText(`mfe-voting comes from ${origin}.`)).toBeVisible();
  await expectAccessible(page);
  await press(page, 3);
  await expect.poll(() => site.count('demo')).toBe(1);

  await page.goto(`${site.url}/demo/demo`); // the override stays in this tab until it is removed
  await expect(page.getByText(`mfe-voting comes from ${origin}.`)).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${site.url}/demo/demo`);
  await expect(other.getByRole('table')).toBeVisible();
  await expect(other.getByText('comes from')).toHaveCount(0);

  await page.getByRole('button', { name: adminText('UPLOAD_REMOVE') }).click();
  await expect(page.getByText('comes from')).toHaveCount(0);
  await expect(page.getByRole('table')).toBeVisible();
});

test('a site that allows no other origin ignores an override, and says so on the console', async ({
  page,
  product,
}) => {
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(`${product.url}/demo/demo?mfe-override=mfe-voting@${origin}`);
  await expect(page.getByRole('table')).toBeVisible();
  expect((await warning).text()).toContain('mfe-override is ignored');
  await expect(page.getByText('comes from')).toHaveCount(0);
});
