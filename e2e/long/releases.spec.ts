import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { changeBuild } from '../changed-build';
import { deliver } from '../deliver';
import { press } from '../page-actions';
import { startProduct, type Product } from '../product';
import { expect, test } from '../test';

const CHANGES = 100;
const MODULES = ['mfe-voting', 'mfe-bihar'] as const;

/** The visitors of one route: how many loaded the page, how many voted, and all errors. */
interface Visits {
  loaded: number;
  voted: number;
  readonly failed: string[];
}

let site: Product;
test.beforeAll(async () => {
  site = await startProduct();
});
test.afterAll(() => site.remove());

test('100 releases and rollbacks of two remotes while visitors vote: nobody notices', async ({ browser }) => {
  test.setTimeout(1_800_000); // each release and each rollback starts a process, which is slow
  const before = await hashOfFiles(path.join(site.siteDir, 'shell'));
  const stop = new AbortController();
  const voting = visitAgainAndAgain(browser, `${site.url}/demo/demo`, 3, stop.signal);
  const bihar = visitAgainAndAgain(browser, `${site.url}/demoevm-bihar`, 1, stop.signal);
  try {
    await changeOften(site);
  } finally {
    stop.abort();
  }
  const visits = { voting: await voting, bihar: await bihar };
  console.info(`${CHANGES} changes:`, JSON.stringify(visits));
  expect([...visits.voting.failed, ...visits.bihar.failed]).toEqual([]);
  expect(visits.voting.loaded).toBeGreaterThan(10);
  expect(visits.bihar.loaded).toBeGreaterThan(10);
  await expect.poll(() => site.count('demo')).toBe(visits.voting.voted);
  const biharCounts = Object.values(await site.biharCounts());
  expect(biharCounts.reduce((sum, count) => sum + count, 0)).toBe(visits.bihar.voted);
  expect(await hashOfFiles(path.join(site.siteDir, 'shell'))).toBe(before);
});

/** Releases and rolls back the remotes many times. After each change, the next page must name the live version. */
async function changeOften(site: Product): Promise<void> {
  for (let change = 0; change < CHANGES / 2; change += 1) {
    const module = MODULES[change % MODULES.length] ?? MODULES[0];
    const old = await liveVersion(site, module);
    const newer = await changeBuild(module, 'app.js', (app) => `${app}/* ${change} */`);
    await deliver(site.siteDir, 'release', module, '--from', newer.folder);
    expect(await liveVersion(site, module)).toBe(newer.version);
    await deliver(site.siteDir, 'rollback', module);
    expect(await liveVersion(site, module)).toBe(old);
    await fs.rm(newer.folder, { recursive: true });
  }
}

async function liveVersion(site: Product, module: string): Promise<string | undefined> {
  const html = await (await fetch(`${site.url}/demo/demo`)).text();
  return new RegExp(`"module":"${module}","version":"([^"]+)"`).exec(html)?.[1];
}

/** Lets new visitors, one after another, open the page and vote, until `signal` is aborted. */
async function visitAgainAndAgain(
  browser: Browser,
  url: string,
  row: number,
  signal: AbortSignal,
): Promise<Visits> {
  const visits: Visits = { loaded: 0, voted: 0, failed: [] };
  while (!signal.aborted) {
    const context = await browser.newContext();
    const page = await context.newPage();
    page.on('pageerror', (error) => visits.failed.push(error.message));
    try {
      const counted = page.waitForResponse((answer) => answer.url().includes('increment') && answer.ok());
      // Without this line, a visit that fails before `await counted` would leave an unhandled rejection.
      counted.catch(() => undefined);
      await page.goto(url);
      await page.getByRole('table').waitFor();
      visits.loaded += 1;
      await press(page, row);
      await counted;
      visits.voted += 1;
    } catch (error) {
      visits.failed.push(String(error));
    }
    await context.close();
  }
  return visits;
}

async function hashOfFiles(folder: string): Promise<string> {
  const names = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(await fs.readFile(file));
  return hash.digest('hex');
}
