import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@demo-evm/shared/contract';
import type { Page } from '@playwright/test';
import { logIn, newEmail, PASSWORD } from '../campaign';
import { deliver } from '../deliver';
import { chooseLanguage, press } from '../page-actions';
import { startProduct, type Product } from '../product';
import { remoteNamed, REMOTES } from '../remotes';
import { expect, test } from '../test';

/** The folder in which .ci/build-previous has built the previous release. Without a folder these tests are skipped. */
const { PREVIOUS_RELEASE: previous } = process.env;

/**
 * Copies the previous build of a module into the site, and rolls the module back to it. The command `release` may refuse
 * this build, because the build may be larger than today's budget allows.
 */
async function goBackTo(site: Product, module: string): Promise<void> {
  const build = path.join(previous ?? '', module, 'dist');
  const release = await fs.readFile(path.join(build, 'release.json'), 'utf8');
  const { version } = JSON.parse(release) as Release;
  await fs.cp(build, path.join(site.siteDir, module, version), { recursive: true });
  await deliver(site.siteDir, 'rollback', module, version);
}

test.skip(!previous, 'Runs with PREVIOUS_RELEASE=<folder>.');
test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

/** What a visitor does with a remote. Of a remote that is not in this table, the page is opened. */
const JOURNEYS: Readonly<Record<string, (page: Page, site: Product) => Promise<void>>> = {
  async 'mfe-voting'(page, site) {
    await page.goto(`${site.url}/demo/demo`);
    await press(page, 3);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => site.count('demo')).toBe(1);
  },
  async 'mfe-admin'(page, site) {
    const account = { email: newEmail(), password: PASSWORD };
    await page.request.post(`${site.url}/api/register/`, {
      data: { client_name: 'Asha Office', ...account },
    });
    await page.goto(`${site.url}/auth`);
    await logIn(page, account);
    await expect(page.locator('#evm-form')).toBeVisible();
  },
  async 'mfe-create'(page, site) {
    await page.goto(`${site.url}/create`);
    await page.getByLabel('Title').fill('Our own machine');
    await page.getByLabel('Candidate 1 name').fill('Asha Namune');
    await page.getByRole('button', { name: 'Generate EVM' }).click();
    await expect(page.getByRole('heading', { name: 'Our own machine' })).toBeVisible();
    await press(page, 1);
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  async 'mfe-bihar'(page, site) {
    await page.goto(`${site.url}/demoevm-bihar`);
    await press(page, 1);
    await expect.poll(() => site.biharCounts()).toMatchObject({ 1: 1 });
  },
};

const MODULES = Object.keys(REMOTES);
/** A remote that is newer than the previous release has no build there. */
const PREVIOUS_MODULES = MODULES.filter((module) => existsSync(path.join(previous ?? '', module, 'dist')));

const open = (module: string) => async (page: Page, site: Product) => {
  const { route, heading } = remoteNamed(module);
  await page.goto(site.url + route);
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
};

for (const [skew, replaced] of [
  ['the current shell with the previous remotes', PREVIOUS_MODULES],
  ['the previous shell with the current remotes', ['shell']],
] as const) {
  test.describe(skew, () => {
    let site: Product;
    test.beforeAll(async () => {
      test.setTimeout(300_000); // each rollback starts a process, which is slow
      site = await startProduct();
      for (const module of replaced) await goBackTo(site, module);
    });
    test.afterAll(() => site.remove());

    for (const module of MODULES) {
      test(`works: ${module}`, async ({ page }) => (JOURNEYS[module] ?? open(module))(page, site));
    }
  });
}
