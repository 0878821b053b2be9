import type { Page } from '@playwright/test';
import { withoutFirstView } from '../edit-page';
import { editPages, goWithoutScripts, openWithoutScripts } from '../intercept';
import { chooseLanguage, overflow, press } from '../page-actions';
import { expect, expectAccessible, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const sharedTextHi = wordsOf('shared/ui', 'hi');
const votingTextHi = wordsOf('mfe-voting', 'hi');
const biharTextHi = wordsOf('mfe-bihar', 'hi');
const sharedTextMr = wordsOf('shared/ui', 'mr');

const REFUSAL = 'यह बटन डेमो में काम नहीं करता। क्रम संख्या ३ के सामने वाला बटन दबाएँ।';

/** The place and size of every element inside `#root`, except the elements inside an SVG. */
const boxesOf = (page: Page) =>
  page
    .locator('#root *:not(svg *)')
    .evaluateAll((elements) => elements.map((element) => JSON.stringify(element.getBoundingClientRect())));

test('the machine is shown before its scripts arrive, and stays the same afterwards', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // otherwise the candidate's button pulses
  // Requests for counts get no answer, so that no count arrives between the two measurements of the boxes.
  await page.route(/\/evm\/count\/|\/vidhansabha/, () => undefined);
  const letScriptsThrough = await openWithoutScripts(page);
  await expect(page.locator('#machine button')).toHaveCount(16);
  await expect(page.locator('#skeleton')).toHaveCount(0);
  expect(await overflow(page)).toBe(0);
  const drawn = await page.locator('#machine').elementHandle();
  const boxesBefore = await boxesOf(page);
  letScriptsThrough();
  await expectAppRuns(page);
  expect(await boxesOf(page)).toEqual(boxesBefore);
  expect(await drawn.evaluate((machine) => machine === document.querySelector('#machine'))).toBe(true);
  await expectAccessible(page);
});

test('on a phone, the texts of the first view need few fonts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letScriptsThrough = await openWithoutScripts(page);
  const fonts = await page.locator('#root *:not(svg *)').evaluateAll((elements) => {
    const hasText = ({ tagName, childNodes }: Element) =>
      tagName === 'SELECT' ||
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const drawn = elements.filter((element) => hasText(element) && element.checkVisibility());
    return drawn.map((element) => {
      const { fontSize, fontWeight } = getComputedStyle(element);
      return `${fontSize} ${fontWeight}`;
    });
  });
  expect([...new Set(fonts.map((font) => font.split(' ')[1]))].sort()).toEqual(['400', '700']);
  expect(new Set(fonts).size, [...new Set(fonts)].join(', ')).toBeLessThanOrEqual(10); // docs/performance.md
  letScriptsThrough();
  await expectAppRuns(page);
});

test('the machine is accessible before its scripts arrive', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page);
  await expectAccessible(page);
  letScriptsThrough();
  await expectAppRuns(page);
});

test('a wrong button says so before the scripts arrive, and the App goes on from there', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page);
  await press(page, 1);
  await expect(page.getByRole('status').getByText(REFUSAL)).toBeVisible();
  letScriptsThrough();
  await expectAppRuns(page);
  await press(page, 2);
  await expect(page.getByRole('status').getByText(REFUSAL)).toHaveCount(1);
});

test('a vote before the scripts arrive lights the lamp, and is counted once and without the App', async ({
  page,
  product,
}) => {
  const before = await product.count('demo');
  const letScriptsThrough = await openWithoutScripts(page);
  await press(page, 3);
  await press(page, 3);
  await press(page, 5);
  await expect(page.getByRole('img', { name: /लाल बत्ती/ })).toBeVisible();
  await expect(page.locator('#machine')).toContainText(sharedTextHi('BUSY'));
  await expect(page.getByText(REFUSAL)).toHaveCount(0);
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await expect(page.getByRole('dialog', { name: votingTextHi('MODAL_TITLE') })).toBeVisible();
  await page.getByRole('button', { name: votingTextHi('PRACTISE_AGAIN') }).click();
  await expect(page.locator('#machine')).toContainText(sharedTextHi('READY'));
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('#machine')).toContainText(sharedTextHi('READY'));
  expect(await product.count('demo')).toBe(before + 1);
});

test('the Bihar machine takes a vote and refuses a blank row without its scripts', async ({ page }) => {
  await openWithoutScripts(page, '/demoevm-bihar');
  await press(page, 6);
  await expect(page.getByRole('status').getByText('यह पंक्ति खाली है।', { exact: false })).toBeVisible();
  await press(page, 1);
  await expect(page.locator('#machine')).toContainText(sharedTextHi('BUSY'));
  await expect(page.getByText(biharTextHi('BIHAR_VOTED', { name: 'गठबंधन १' }))).toBeVisible();
  await press(page, 2);
  await expect(page.getByText(biharTextHi('BIHAR_VOTED', { name: 'गठबंधन २' }))).toBeVisible();
});

test('a visitor can vote with the keyboard before the scripts arrive, and the focus stays', async ({
  page,
  product,
}) => {
  const before = await product.count('demo');
  const letScriptsThrough = await openWithoutScripts(page);
  await page.locator('#machine button').nth(2).focus();
  await page.keyboard.press('Enter');
  letScriptsThrough();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 10_000 });
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect(page.locator('#machine button').nth(2)).toBeFocused();
});

test('a language that is chosen before the scripts arrive is used', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page);
  await page.getByRole('combobox').selectOption('en');
  letScriptsThrough();
  await expect(page.getByText('To vote for Asha Namune', { exact: false })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the sound can be switched off before the scripts arrive', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page);
  await page.getByRole('switch').click();
  letScriptsThrough();
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
});

test('only a page without a machine of its own says that it takes too long when the scripts do not arrive', async ({
  page,
}) => {
  const panel = page.getByRole('alert').filter({ hasText: 'इसमें बहुत समय लग रहा है।' });
  await openWithoutScripts(page);
  await page.waitForTimeout(8_000);
  await expect(panel).toHaveCount(0);
  await press(page, 3);
  await expect(page.getByRole('dialog', { name: votingTextHi('MODAL_TITLE') })).toBeVisible();

  await editPages(page, /^\/demo\//, withoutFirstView);
  const letScriptsThrough = await goWithoutScripts(page, '/demo/demo');
  await expect(panel).toBeVisible({ timeout: 9_000 });
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(panel).toBeHidden();
});

test('a visitor sees only the chosen language, and the server renders the next page in that language', async ({
  page,
}) => {
  await chooseLanguage(page, 'mr');
  const letScriptsThrough = await goWithoutScripts(page, '/demo/demo');
  await expect(page.locator('#skeleton')).toBeVisible();
  await page.waitForFunction(() => document.readyState !== 'loading');
  await expect(page.locator('#machine')).toHaveCount(0);
  letScriptsThrough();
  await expect(page.locator('#machine')).toContainText(sharedTextMr('PRESS'));
  const letThemThroughAgain = await openWithoutScripts(page);
  await expect(page.locator('#machine')).toContainText(sharedTextMr('PRESS'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'mr');
  letThemThroughAgain();
  await expectAppRuns(page);
  await expect(page.locator('#machine')).toContainText(sharedTextMr('PRESS'));
});

test('the address of a language is rendered in that language, also after another choice', async ({
  page,
  product,
}) => {
  await chooseLanguage(page, 'en');
  await page.context().addCookies([{ name: 'language', value: 'en', url: product.url }]);
  const letScriptsThrough = await openWithoutScripts(page, '/demo/mr');
  await expect(page.locator('#machine')).toContainText(sharedTextMr('PRESS'));
  const drawn = await page.locator('#machine').elementHandle();
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(page.locator('#machine')).toContainText(sharedTextMr('PRESS'));
  expect(await drawn.evaluate((machine) => machine === document.querySelector('#machine'))).toBe(true);
});

test('the address of the site is rendered with the machine that it leads to', async ({ page }) => {
  const letScriptsThrough = await openWithoutScripts(page, '/');
  await expect(page.locator('#machine button')).toHaveCount(16);
  letScriptsThrough();
  await expectAppRuns(page);
  await expect(page).toHaveURL(/\/demo\/demo$/);
});
