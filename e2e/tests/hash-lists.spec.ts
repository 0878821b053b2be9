import { HASH_LIST_FILE, PAGE_DATA_ID, type PageData } from '@demo-evm/shared/contract';
import type { Page } from '@playwright/test';
import { readBlock } from '../page-blocks';
import { chooseLanguage } from '../page-actions';
import { REMOTES } from '../remotes';
import { expect, test } from '../test';
import { wordsOf } from '../words';

const createText = wordsOf('mfe-create', 'en');
const sharedText = wordsOf('shared/ui', 'en');

/** These journeys are about the hash lists of remotes that a page does not show. docs/decisions/0052 */

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

/** Creates a machine on the create page, which then opens the voting page without a page load. */
async function createMachine(page: Page): Promise<void> {
  await page.goto('/create');
  await page.getByLabel(createText('CREATE_TITLE')).fill('Ward 21');
  await page.getByLabel(createText('CREATE_CANDIDATE', { number: 1 })).fill('Asha');
  await page.getByRole('button', { name: createText('CREATE_GENERATE') }).click();
}

test('a page has the hashes of its own remote, and of each other remote only the hash of its list', async ({
  request,
}) => {
  for (const [module, { route }] of Object.entries(REMOTES)) {
    const html = await (await request.get(route)).text();
    const { remotes } = readBlock(html, PAGE_DATA_ID) as PageData;
    expect(remotes).toHaveLength(Object.keys(REMOTES).length);
    for (const { module: other, integrity } of remotes) {
      const files = Object.keys(integrity ?? {});
      if (other === module)
        expect(files).toEqual(expect.arrayContaining(['remote-entry.js', HASH_LIST_FILE]));
      else expect(files).toEqual([HASH_LIST_FILE]);
    }
  }
});

test('the list of another remote is loaded before its files', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await createMachine(page);
  await expect(page.getByRole('heading', { name: 'Ward 21' })).toBeVisible();
  const files = requested.filter(
    (path) => /^\/mfe-voting\/.*\.(js|css)$/.test(path) || path.endsWith(HASH_LIST_FILE),
  );
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((path) => path.endsWith(HASH_LIST_FILE))).toEqual([files[0]]);
});

test('a changed list is refused: no file of the remote is loaded, and Retry works when the list is right', async ({
  page,
  quiet,
}) => {
  quiet.allow(/.*/);
  const entries: string[] = [];
  page.on('request', (request) => {
    if (/\/mfe-voting\/[^/]+\/remote-entry\.js/.test(request.url())) entries.push(request.url());
  });
  await page.route(new RegExp(`/mfe-voting/[^/]+/${HASH_LIST_FILE}`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('sha256-', 'sha256-A') });
  });
  await createMachine(page);
  await expect(page.getByRole('alert')).toContainText('not available right now', { timeout: 10_000 });
  expect(entries).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: sharedText('RETRY') }).click();
  await expect(page.getByRole('heading', { name: 'Ward 21' })).toBeVisible();
});
