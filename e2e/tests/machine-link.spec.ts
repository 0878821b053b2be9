import type { Browser, Page } from '@playwright/test';
import { fill, generate } from '../create-form';
import { decodeCode } from '../decode-code';
import { apiCalls, chooseLanguage, pressButton } from '../page-actions';
import { expect, test } from '../test';
import { wordsOf } from '../words';

const createText = wordsOf('mfe-create', 'en');

/** These journeys are about machines that travel in a link. Behaviour: A machine that travels. */

/** How many phones open the machine in the journey of the class. `CLASS_SIZE=40` is a whole class. */
const CLASS_SIZE = Number(process.env.CLASS_SIZE ?? 4);
const PHONE = { width: 360, height: 740 };

const SIXTEEN = [
  ...['अनुजा नमुने', 'बबन उदाहरणे', 'चित्रा देशपांडे', 'दिनेश कुलकर्णी', 'एकनाथ शिंदे', 'फरहान पाटील'],
  ...['गौरी जोशी', 'हेमंत गायकवाड', 'इंदिरा मोरे', 'जयश्री चव्हाण', 'कैलास काळे', 'लक्ष्मी साळुंखे'],
  ...['माधुरी वाघमारे', 'नरेंद्र कांबळे', 'ओंकार भोसले', 'यांपैकी कोणीही नाही'],
];
const SYMBOLS = [
  ...['circle', 'square', 'triangle', 'diamond', 'hexagon', 'ring', 'waves', 'stripes'],
  ...['turtle', 'fish', 'panda', 'penguin', 'bee', 'snail', 'dolphin', 'nota'],
];
const LARGEST = {
  id: 'evm_1763700000000',
  title: 'वर्ग प्रतिनिधी निवड',
  themeColor: '#0f766e',
  lang: 'mr',
  candidates: SIXTEEN.map((name, row) => ({ name, symbol: SYMBOLS[row], votes: 3 })),
};

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send the machine' });
const totalOf = (page: Page, count: number) => page.getByText(`Total demo votes: ${count}`);

/** Stores the machine with 16 names and symbols, and opens the dialog that sends it. */
async function sendLargest(page: Page): Promise<void> {
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    LARGEST.id,
    JSON.stringify(LARGEST),
  ] as const);
  await page.goto(`/demo/${LARGEST.id}`);
  await openDialog(page);
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send the machine' }).click();
  await expect(dialogOf(page).getByRole('img', { name: 'QR code' }).locator('path')).toBeAttached();
}

/** Reads the code from a picture of the whole window, as the camera of another phone does. */
async function scan(page: Page): Promise<string> {
  return (await decodeCode(page, 'image/png', await page.screenshot())) ?? '';
}

/** Opens the link on a device of its own, and gives the page. */
async function openOnPhone(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await chooseLanguage(page, 'en');
  await page.goto(link);
  return page;
}

test(`a class of ${CLASS_SIZE} scans a machine, and everyone votes on their own phone`, async ({
  page,
  browser,
  product,
}) => {
  test.setTimeout(120_000 + CLASS_SIZE * 20_000);
  await page.goto('/create');
  await fill(page, 'Class monitor', ['Asha', 'रवी', 'نور']);
  await generate(page).click();
  await pressButton(page, 1).click({ force: true });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await openDialog(page);
  const link = await scan(page);
  expect(link).toMatch(new RegExp(`^${product.url}/demo/evm_link#m=z[\\w-]+$`));
  for (let student = 0; student < CLASS_SIZE; student += 1) {
    const phone = await openOnPhone(browser, link);
    const calls = apiCalls(phone);
    await expect(totalOf(phone, 0)).toBeAttached();
    await pressButton(phone, 1 + (student % 3)).click({ force: true });
    await expect(totalOf(phone, 1)).toBeAttached();
    await phone.reload();
    await expect(totalOf(phone, 1)).toBeAttached();
    expect(calls).toEqual([]);
    await phone.context().close();
  }
  await page.reload();
  await expect(totalOf(page, 1)).toBeAttached();
  await page.goto(link); // the teacher's own device opens the teacher's machine, not a copy of it
  await expect(totalOf(page, 1)).toBeAttached();
});

test('16 names with symbols fit a code that can be read from the window of a phone', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  await sendLargest(page);
  const link = await scan(page);
  expect(link).toContain('/demo/evm_link#m=z');
  expect(link).toBe(await dialogOf(page).getByRole('textbox').inputValue());
  const phone = await openOnPhone(browser, link);
  await expect(phone.getByRole('rowheader')).toHaveCount(16);
  await expect(
    phone
      .getByRole('row', { name: /यांपैकी कोणीही नाही/ })
      .locator('svg')
      .first(),
  ).toBeVisible();
  await expect(phone.getByRole('heading', { name: LARGEST.title })).toBeVisible();
  await phone.context().close();
});

test('a machine of a link is kept with its votes, and is among the machines of the device', async ({
  page,
  browser,
}) => {
  await page.goto('/create');
  await fill(page, 'Class monitor', ['Asha', 'Ravi']);
  await generate(page).click();
  await openDialog(page);
  const phone = await openOnPhone(browser, await scan(page));
  await pressButton(phone, 2).click({ force: true });
  await phone.getByRole('dialog').waitFor();
  await phone.keyboard.press('Escape');
  await phone.getByRole('button', { name: 'Keep on this device' }).click();
  await expect(phone.getByText('Kept on this device.')).toBeFocused();
  await expect(phone).toHaveURL(/\/demo\/evm_\d{13}$/);
  await expect(totalOf(phone, 1)).toBeAttached();
  await phone.goto(new URL('/create', phone.url()).href);
  await expect(phone.getByText(createText('CREATE_SUMMARY', { candidates: 2, votes: 1 }))).toBeVisible();
  await phone.context().close();
});

test('the back button and a new fragment change the machine; the skip link does not', async ({ page }) => {
  await sendLargest(page);
  const link = await dialogOf(page).getByRole('textbox').inputValue();
  await page.goto('/demo/demo');
  await page.goto(link);
  await expect(page.getByRole('rowheader')).toHaveCount(16);
  await page.evaluate(() => (window.location.hash = '#machine'));
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(16);
  await page.evaluate(() => (window.location.hash = '#m=zbroken'));
  await expect(page.getByRole('alert')).toContainText('not on this device');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveCount(16);
});
