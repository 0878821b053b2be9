import fs from 'node:fs/promises';
import path from 'node:path';
import { chooseLanguage, expect, expectAccessible, test } from '../test';

const REMOTES = {
  'mfe-voting': { route: '/demo/demo', heading: 'Maharashtra Municipal Corporation Election' },
  'mfe-admin': { route: '/auth', heading: 'Log in to your account' },
  'mfe-create': { route: '/create', heading: 'Create a custom EVM' },
  'mfe-bihar': { route: '/demoevm-bihar', heading: /बिहार/ },
} as const;

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

for (const [gone, { route, heading }] of Object.entries(REMOTES)) {
  test(`without the files of ${gone} the rest works, and Retry works when they are back`, async ({
    page,
    product,
    quiet,
  }) => {
    quiet.allow(/.*/); // the browser and the runtime report every missing file
    const folder = path.join(product.siteDir, gone);
    await fs.rename(folder, `${folder}.away`);
    try {
      await page.goto(route);
      await expect(page.getByRole('alert')).toContainText('This part of the app is not available right now.');
      await expectAccessible(page);
      for (const other of Object.values(REMOTES).filter((remote) => remote.route !== route)) {
        await page.goto(other.route);
        await expect(page.getByRole('heading', { name: other.heading })).toBeVisible();
      }
      await page.goto(route);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    } finally {
      await fs.rename(`${folder}.away`, folder);
    }
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  });
}

test('a file that is lost once is asked for again, without the visitor', async ({ page, quiet }) => {
  quiet.allow(/.*/);
  await page.route('**/mfe-voting/*/app.js', (route) => route.abort());
  await page.goto('/demo/demo');
  await expect(page.getByRole('table')).toBeVisible();
});

test('a remote whose second file stays missing leaves the panel, and Retry loads it', async ({
  page,
  quiet,
}) => {
  quiet.allow(/.*/);
  await page.route('**/mfe-voting/*/app.js*', (route) => route.abort());
  await page.goto('/demo/demo');
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  await page.unroute('**/mfe-voting/*/app.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

test('a remote of another contract version is refused before its files are asked for', async ({
  page,
  quiet,
}) => {
  quiet.allow(/has contract 99/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route('**/auth', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/("module":"mfe-admin"[^}]*?"contractVersion":)1/, '$199')
      .replace(/<link rel="preload"[^>]*>/g, '');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/auth');
  await expect(page.getByRole('alert')).toContainText('not available right now');
  expect(asked.filter((url) => url.includes('/mfe-admin/'))).toEqual([]);
});

test('the shell’s bundle names no remote', async ({ page, product }) => {
  const answer = await page.request.get('/registry.json');
  const { modules } = (await answer.json()) as { modules: Record<string, { current: string }> };
  expect(Object.keys(modules)).toContain('mfe-voting');
  const shell = await fs.readFile(
    path.join(product.siteDir, 'shell', modules.shell?.current ?? '', 'shell.js'),
    'utf8',
  );
  expect(shell).not.toMatch(/mfe[-_](voting|admin|create|bihar)/);
});
