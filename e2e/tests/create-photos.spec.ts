import type { Page } from '@playwright/test';
import { candidate, fill, generate } from '../create-form';
import { chooseLanguage, press } from '../page-actions';
import { expect, expectAccessible, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const createText = wordsOf('mfe-create', 'en');

/** These journeys are about photos of candidates that stay on this device. Behaviour: Create. */

const mark = (page: Page, text: string) =>
  page.getByRole('button', { name: `Symbol and photo of candidate ${text}` });

/** Draws a photo of 1200 × 1600 pixels in the page. Gives its bytes. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 1600 });
    const context = canvas.getContext('2d');
    for (let at = 0; context && at < 400; at += 1) {
      context.fillStyle = `hsl(${at} 70% ${30 + (at % 50)}%)`;
      context.fillRect((at * 97) % 1200, (at * 53) % 1600, 300, 200);
    }
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

const chooseFile = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel(createText('PHOTO_CHOOSE')).setInputFiles({ name, mimeType, buffer });

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

test('a candidate gets a photo that stays small, survives a reload, is on the machine, and does not travel', async ({
  page,
}) => {
  await page.goto('/create');
  await expectAppRuns(page);
  await fill(page, 'Class monitor', ['Asha', 'Ravi']);
  await mark(page, '1').click();
  await chooseFile(page, 'notes.txt', 'text/plain', Buffer.from('no picture'));
  await expect(page.getByRole('alert').filter({ hasText: /picture/ })).toBeVisible();
  await expectAccessible(page);
  await chooseFile(page, 'asha.jpg', 'image/jpeg', await drawPhoto(page));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(mark(page, '1').locator('img')).toBeVisible();

  await page.reload();
  await expectAppRuns(page);
  await expect(candidate(page, 1)).toHaveValue('Asha');
  await expect(mark(page, '1').locator('img')).toBeVisible();
  await expectAccessible(page);
  await generate(page).click();
  const photo = page.locator('#machine img[src^="data:image/"]');
  await expect(photo).toBeVisible();
  expect((await photo.getAttribute('src'))?.length).toBeLessThan(12_000);
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeLessThanOrEqual(144);

  await page.getByRole('button', { name: 'Send the machine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send the machine' });
  await expect(dialog).toContainText('hoto');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await press(page, 1);
  await expect(page.locator('dialog[open] img[src^="data:image/"]')).toBeVisible();
});

test('a photo is removed, and the name and the symbol stay', async ({ page }) => {
  await page.goto('/create');
  await expectAppRuns(page);
  await fill(page, 'Class monitor', ['Asha', 'Ravi']);
  await mark(page, '1').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: createText('SYMBOL_triangle') })
    .click();
  await mark(page, '1').click();
  await chooseFile(page, 'asha.jpg', 'image/jpeg', await drawPhoto(page));
  await expect(mark(page, '1').locator('img')).toBeVisible();
  await mark(page, '1').click();
  await page.getByRole('button', { name: createText('PHOTO_REMOVE') }).click();
  await expect(mark(page, '1').locator('img')).toHaveCount(0);
  await expect(candidate(page, 1)).toHaveValue('Asha');
  await mark(page, '1').click();
  await expect(
    page.getByRole('button', { name: createText('SYMBOL_triangle'), exact: true }),
  ).toHaveAttribute('aria-pressed', 'true');
});
