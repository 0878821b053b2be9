import type { Page } from '@playwright/test';
import { changeMachine, createCampaign, PICTURE, type Campaign } from '../campaign';
import { expectKept, keptFiles, keptPages } from '../kept-pages';
import { machineFragment } from '../machine-fragment';
import { chooseLanguage, press, pressButton } from '../page-actions';
import { expect, expectAppRuns, test } from '../test-with-worker';
import { wordsOf } from '../words';

const createText = wordsOf('mfe-create', 'en');
const sharedText = wordsOf('shared/ui', 'en');

/** These are the journeys of a visitor who comes back without a network. docs/decisions/0040 */

/** Uploads a picture as the admin page of this campaign does. Gives the picture's path. */
async function uploadPicture({ request }: Page, { token }: Campaign): Promise<string> {
  const [, key = ''] = /"uploadKey":"([^"]*)"/.exec(await (await request.get('/auth')).text()) ?? [];
  const answer = await request.post(`/s3/s3/evm/symbol.png?key=${key}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: PICTURE },
  });
  const { public_url: address } = (await answer.json()) as { public_url: string };
  return address;
}

test('the demo opens again, and a vote is counted once when the network is back', async ({
  page,
  product,
  network,
}) => {
  await chooseLanguage(page, 'en');
  const before = await product.count('demo');
  await page.goto(`${network.url}/demo/demo`);
  await expectKept(page, '/demo/demo');
  network.cut(true);
  await page.goto(`${network.url}/?from=whatsapp`);
  await expectAppRuns(page);
  await expect(page).toHaveURL(/\/demo\/demo\?from=whatsapp$/);
  await press(page, 3);
  await expect(page.getByRole('dialog')).toContainText(/vote is saved on this device|The internet is off/);
  await page.keyboard.press('Escape');
  network.cut(false);
  expect(await product.count('demo')).toBe(before);
  await page.reload();
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await page.reload();
  await expect(page.getByText(`Total demo votes: ${before + 1}`)).toBeAttached();
  expect(await product.count('demo')).toBe(before + 1);
});

test('the Bihar machine opens again, and a vote is counted once when the network is back', async ({
  page,
  product,
  network,
}) => {
  const votes = async () => Object.values(await product.biharCounts()).reduce((sum, count) => sum + count, 0);
  const before = await votes();
  await page.goto(`${network.url}/demoevm-bihar`);
  await expectKept(page, '/demoevm-bihar');
  network.cut(true);
  await page.reload();
  await expectAppRuns(page);
  await press(page, 1);
  await expect(page.locator('#machine')).not.toHaveAttribute('data-state', 'busy');
  network.cut(false);
  await page.reload();
  await expect.poll(votes).toBe(before + 1);
});

test('a machine can be created, opened and used', async ({ page, network }) => {
  await chooseLanguage(page, 'en');
  await page.goto(`${network.url}/create`);
  await page.getByLabel(createText('CREATE_TITLE')).fill('Ward 21');
  await page.getByLabel(createText('CREATE_CANDIDATE', { number: 1 })).fill('Asha');
  await page.getByRole('button', { name: createText('CREATE_GENERATE') }).click();
  await expect(page).toHaveURL(/\/demo\/evm_\d+$/);
  await expectKept(page, '/demo/evm_');
  network.cut(true);
  const machine = page.url();
  await page.goto(machine);
  await expectAppRuns(page);
  await press(page, 1);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a machine can be created without a network, and opened in a page that shows another remote', async ({
  page,
  network,
}) => {
  const create = async (title: string) => {
    await page.goto(`${network.url}/create`);
    await page.getByLabel(createText('CREATE_TITLE')).fill(title);
    await page.getByLabel(createText('CREATE_CANDIDATE', { number: 1 })).fill('Asha');
    await expectKept(page, '/create');
    await page.getByRole('button', { name: createText('CREATE_GENERATE') }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  };
  await chooseLanguage(page, 'en');
  await create('Ward 21');
  await expectKept(page, '/demo/evm_');
  network.cut(true);
  await create('Ward 22');
  await press(page, 1);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the form for machines opens again', async ({ page, network }) => {
  await page.goto(`${network.url}/create`);
  await expectKept(page, '/create');
  network.cut(true);
  await page.reload();
  await expect(page.locator('form')).toBeVisible();
});

test("a campaign's machine opens again, with its pictures and in the chosen language", async ({
  page,
  network,
}) => {
  const campaign = await createCampaign(page);
  const picture = await uploadPicture(page, campaign);
  await changeMachine(page, campaign, { cpicurl: picture, symbolurl: picture });
  await page.goto(`${network.url}/demo/${campaign.vid}`);
  await expectAppRuns(page);
  await page.locator('header select').selectOption('en');
  await expectKept(page, `/demo/${campaign.vid}`);
  await expect.poll(() => keptFiles(page)).toContain(picture);
  network.cut(true);
  await page.reload();
  await expectAppRuns(page);
  await expect(pressButton(page, 3)).toBeVisible();
  const width = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode().catch(() => undefined);
    return image.naturalWidth;
  }, picture);
  expect(width).toBeGreaterThan(0);
});

test('a page that was never opened, the login page and a preview do not open', async ({ page, network }) => {
  await page.goto(`${network.url}/auth`);
  await page.goto(`${network.url}/demo/preview`);
  await page.goto(`${network.url}/demo/demo`);
  await expectKept(page, '/demo/demo');
  expect(await keptPages(page)).toEqual(['/demo/demo']);
  network.cut(true);
  for (const path of ['/auth', '/demo/preview', '/demo/another'])
    await expect(page.goto(network.url + path)).rejects.toThrow(/ERR_/);
});

test('a machine of a link opens again, and another one of a new link', async ({ page, network, quiet }) => {
  quiet.allow(/Access is denied/); // an empty page has no storage for the language
  await chooseLanguage(page, 'en');
  const open = (title: string) =>
    page.goto(
      `${network.url}/demo/evm_link${machineFragment([title, '#0f766e', 'en', '8-', 'Asha', 'Ravi'])}`,
    );
  await open('Class monitor');
  await expectKept(page, '/demo/evm_');
  await expect.poll(async () => (await keptFiles(page)).join()).toContain('tools.js');
  network.cut(true);
  for (const title of ['Class monitor', 'Sports day']) {
    await page.goto('about:blank');
    await open(title);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await press(page, 2);
    await expect(page.getByText(sharedText('A11Y_TOTAL', { count: 1 }))).toBeAttached();
  }
});
