import type { Page } from '@playwright/test';
import { openWithoutScripts } from '../intercept';
import { chooseLanguage, overflow, refuseLocalStorage } from '../page-actions';
import { expect, expectAppRuns, test } from '../test';

const PAGES = ['/demo/demo', '/demoevm-bihar', '/create', '/auth'];

/** The page's attributes for text size and contrast, and its font size. */
const comfortOf = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    return {
      text: dataset.text,
      contrast: dataset.contrast,
      px: getComputedStyle(document.documentElement).fontSize,
    };
  });

const LARGEST = { text: 'xl', contrast: 'more', px: '24px' };

/** Chooses the largest text and high contrast in the comfort menu, with the keyboard alone. */
async function chooseByKeyboard(page: Page): Promise<void> {
  const opener = page.locator('header summary');
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.locator('header details');
  await expect(menu).toHaveAttribute('open');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(opener).toBeFocused();
}

test('text size and contrast are chosen with the keyboard, and every page has them before its app runs', async ({
  page,
}) => {
  await chooseLanguage(page, 'en');
  await page.goto('/demo/demo');
  await expectAppRuns(page);
  await chooseByKeyboard(page);
  expect(await comfortOf(page)).toEqual(LARGEST);

  for (const path of ['/demo/demo?again', '/demoevm-bihar']) {
    const letScriptsThrough = await openWithoutScripts(page, path);
    expect(await comfortOf(page), path).toEqual(LARGEST);
    letScriptsThrough();
    await expectAppRuns(page);
    expect(await comfortOf(page), path).toEqual(LARGEST);
  }
  for (const path of PAGES) {
    await page.goto(path);
    await expectAppRuns(page);
    expect(await comfortOf(page), path).toEqual(LARGEST);
    const menu = page.locator('header details');
    await menu.locator('summary').click();
    await expect(menu.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
    await expect(menu.locator('[aria-pressed]').nth(2)).toHaveAttribute('aria-pressed', 'true');
    expect(await overflow(page), path).toBe(0);
  }
});

test('the machine is never painted in another size or contrast than the chosen one', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('text-size', 'l');
    localStorage.setItem('contrast', 'more');
    const painted: string[] = [];
    Object.assign(window, { painted });
    const look = () => {
      const machine = document.querySelector('#machine');
      const { text, contrast } = document.documentElement.dataset;
      if (machine && getComputedStyle(machine).visibility === 'visible' && machine.clientHeight > 0)
        painted.push(`${String(text)} ${String(contrast)}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/demo/demo');
  await expectAppRuns(page);
  const painted = await page.evaluate(() => (window as unknown as { painted: string[] }).painted);
  expect(new Set(painted)).toEqual(new Set(['l more']));
});

test('where storage is refused, text size and contrast work until the page is left', async ({ page }) => {
  await refuseLocalStorage(page);
  await page.goto('/demo/demo');
  await expectAppRuns(page);
  await chooseByKeyboard(page);
  expect(await comfortOf(page)).toEqual(LARGEST);
  await page.reload();
  await expectAppRuns(page);
  expect(await comfortOf(page)).toEqual({ text: undefined, contrast: undefined, px: '16px' });
});

test('high contrast follows the system, and the visitor can switch it off', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/demo/demo');
  await expectAppRuns(page);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const high = await background();
  expect(high).toBe('rgb(255, 255, 255)');
  const menu = page.locator('header details');
  await menu.locator('summary').click();
  const contrast = menu.getByRole('switch');
  await expect(contrast).toHaveAttribute('aria-checked', 'true');
  await contrast.click();
  await expect(contrast).toHaveAttribute('aria-checked', 'false');
  expect(await background()).not.toBe(high);
  await page.reload();
  await expectAppRuns(page);
  expect(await background()).not.toBe(high);
  await page.emulateMedia({ contrast: 'no-preference' });
  expect(await background()).not.toBe(high);
});
