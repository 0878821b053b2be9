import type { Page } from '@playwright/test';
import {
  chooseLanguage,
  createGate,
  expect,
  expectAccessible,
  expectAppRuns,
  overflow,
  press,
  test,
} from '../test';

const REFUSAL = 'यह बटन डेमो में काम नहीं करता। क्रम संख्या ३ के सामने वाला बटन दबाएँ।';

/** Opens the demo machine as it is before its bundles arrive. @returns lets them in */
async function openDrawn(page: Page, path = '/demo/demo'): Promise<() => void> {
  const arrive = await goWithoutCode(page, path);
  await expect(page.locator('#machine')).toBeVisible();
  return arrive;
}

async function goWithoutCode(page: Page, path: string): Promise<() => void> {
  const { opened, open } = createGate();
  await page.route('**/shell.js*', async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return open;
}

/** Where everything of the page is, and how large. */
const placesOf = (page: Page) =>
  page
    .locator('#root *')
    .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));

test('the machine is seen before its code is there, and stays the same when it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // the candidate's button stands still
  await page.route(/\/evm\/count\/|\/vidhansabha/, () => undefined); // counts that come are wider than none
  const arrive = await openDrawn(page);
  await expect(page.locator('#machine button')).toHaveCount(16);
  await expect(page.locator('#skeleton')).toHaveCount(0);
  expect(await overflow(page)).toBe(0);
  const drawn = await page.locator('#machine').elementHandle();
  const placesBefore = await placesOf(page);
  arrive();
  await expectAppRuns(page);
  expect(await placesOf(page)).toEqual(placesBefore);
  expect(await drawn.evaluate((machine) => machine === document.querySelector('#machine'))).toBe(true);
  await expectAccessible(page);
});

test('what is drawn is accessible before its code is there', async ({ page }) => {
  const arrive = await openDrawn(page);
  await expectAccessible(page);
  arrive();
  await expectAppRuns(page);
});

test('a row that does nothing says so at once, and the App takes it from there', async ({ page }) => {
  const arrive = await openDrawn(page);
  await press(page, 1);
  await expect(page.getByRole('status').getByText(REFUSAL)).toBeVisible();
  arrive();
  await expectAppRuns(page);
  await press(page, 2);
  await expect(page.getByRole('status').getByText(REFUSAL)).toHaveCount(1);
});

test('a vote before the code is there turns the machine busy, and is counted once', async ({
  page,
  product,
}) => {
  const before = await product.count('demo');
  const arrive = await openDrawn(page);
  await press(page, 3);
  await press(page, 3);
  await press(page, 5);
  await expect(page.locator('#machine')).toContainText('कृपया प्रतीक्षा करें');
  await expect(page.getByRole('status').getByText('कृपया प्रतीक्षा करें')).toBeVisible();
  await expect(page.getByText(REFUSAL)).toHaveCount(0);
  expect(await product.count('demo')).toBe(before);
  arrive();
  await expect(page.getByRole('img', { name: /लाल बत्ती/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 10_000 });
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await page.getByRole('button', { name: 'फिर से अभ्यास करें' }).click();
  await expect(page.locator('#machine')).toContainText('तैयार');
});

test('the Bihar machine takes a vote and refuses a blank row before its code is there', async ({ page }) => {
  const arrive = await openDrawn(page, '/demoevm-bihar');
  await press(page, 6);
  await expect(page.getByRole('status').getByText('यह पंक्ति खाली है।', { exact: false })).toBeVisible();
  await press(page, 1);
  await expect(page.locator('#machine')).toContainText('कृपया प्रतीक्षा करें');
  arrive();
  await expect(page.getByText('गठबंधन १ के लिए आपका डेमो वोट दर्ज हो गया।')).toBeVisible();
});

test('a keyboard votes before the code is there and keeps its place', async ({ page, product }) => {
  const before = await product.count('demo');
  const arrive = await openDrawn(page);
  await page.locator('#machine button').nth(2).focus();
  await page.keyboard.press('Enter');
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 10_000 });
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#machine button').nth(2)).toBeFocused();
});

test('a language that is chosen before the code is there is taken', async ({ page }) => {
  const arrive = await openDrawn(page);
  await page.getByRole('combobox').selectOption('en');
  arrive();
  await expect(page.getByText('To vote for Asha Namune', { exact: false })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the sound is switched off before the code is there', async ({ page }) => {
  const arrive = await openDrawn(page);
  await page.getByRole('switch').click();
  arrive();
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
});

test('it says that it takes too long when the code does not come, and answers the press when it does', async ({
  page,
}) => {
  const arrive = await openDrawn(page);
  await press(page, 3);
  const panel = page.getByRole('alert').filter({ hasText: 'इसमें बहुत समय लग रहा है।' });
  await expect(panel).toBeVisible({ timeout: 8_000 });
  arrive();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 10_000 });
});

test('nothing is shown in a language that the visitor left, and the next page is drawn in his', async ({
  page,
}) => {
  await chooseLanguage(page, 'mr');
  const open = await goWithoutCode(page, '/demo/demo');
  await expect(page.locator('#skeleton')).toBeVisible();
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('#machine')).toHaveCount(0);
  open();
  await expect(page.locator('#machine')).toContainText('दाबा');
  await page.unroute('**/shell.js*');
  const arrive = await openDrawn(page);
  await expect(page.locator('#machine')).toContainText('दाबा');
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  arrive();
  await expectAppRuns(page);
  await expect(page.locator('#machine')).toContainText('दाबा');
});

test('the address of a language is drawn in it, and stays so, after another choice', async ({
  page,
  product,
}) => {
  await chooseLanguage(page, 'en');
  await page.context().addCookies([{ name: 'language', value: 'en', url: product.url }]);
  const arrive = await openDrawn(page, '/demo/mr');
  await expect(page.locator('#machine')).toContainText('दाबा');
  const drawn = await page.locator('#machine').elementHandle();
  arrive();
  await expectAppRuns(page);
  await expect(page.locator('#machine')).toContainText('दाबा');
  expect(await drawn.evaluate((machine) => machine === document.querySelector('#machine'))).toBe(true);
});

test('the address of the site draws the machine that it leads to', async ({ page }) => {
  const arrive = await openDrawn(page, '/');
  await expect(page.locator('#machine button')).toHaveCount(16);
  arrive();
  await expectAppRuns(page);
  await expect(page).toHaveURL(/\/demo\/demo$/);
});
