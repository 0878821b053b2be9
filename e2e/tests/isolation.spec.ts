import fs from 'node:fs/promises';
import path from 'node:path';
import { chooseLanguage } from '../page-actions';
import { remoteNamed, REMOTES } from '../remotes';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const shellText = wordsOf('shell', 'en');

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

test('while the files of one remote are missing the other pages work, and Retry works once they are back', async ({
  page,
  product,
  quiet,
}) => {
  quiet.allow(/.*/); // the browser and the federation runtime report every missing file
  const { route, heading } = remoteNamed('mfe-create');
  const folder = path.join(product.siteDir, 'mfe-create');
  await fs.rename(folder, `${folder}.away`);
  try {
    await page.goto(route);
    await expect(page.getByRole('alert')).toContainText(shellText('NET_REMOTE_UNAVAILABLE'));
    await expectAccessible(page);
    for (const other of Object.values(REMOTES).filter((remote) => remote.route !== route)) {
      await page.goto(other.route);
      await expect(page.getByRole('heading', { name: other.heading })).toBeVisible();
    }
    await page.goto(route);
    await page.getByRole('button', { name: shellText('RETRY') }).waitFor();
  } finally {
    await fs.rename(`${folder}.away`, folder);
  }
  await page.getByRole('button', { name: shellText('RETRY') }).click();
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

test('a remote with another contract version is refused before its files are requested', async ({
  page,
  quiet,
}) => {
  quiet.allow(/has contract 99/);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.route('**/auth', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace(/("module":"mfe-admin"[^}]*?"contractVersion":)\d+/, '$199')
      .replace(/<link rel="preload"[^>]*>/g, '');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/auth');
  await expect(page.getByRole('alert')).toContainText('not available right now');
  expect(requested.filter((url) => /\/mfe-admin\/.*\.(js|css)$/.test(url))).toEqual([]);
});

test('the bundle of the shell contains the name of no remote', async ({ page, product }) => {
  const answer = await page.request.get('/registry.json');
  const { modules } = (await answer.json()) as { modules: Record<string, { current: string }> };
  expect(Object.keys(modules)).toContain('mfe-voting');
  const shell = await fs.readFile(
    path.join(product.siteDir, 'shell', modules.shell?.current ?? '', 'shell.js'),
    'utf8',
  );
  for (const [module, { container }] of Object.entries(REMOTES)) {
    expect(shell).not.toContain(module);
    expect(shell).not.toContain(container);
  }
});
