import type { Page } from '@playwright/test';
import { createCampaign, openDashboard } from '../campaign';
import { chooseLanguage, overflow } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');
const sharedText = wordsOf('shared/ui', 'en');

const PLACE = 'N 18.52 E 73.85';

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const photo = (page: Page) => page.locator('input[type=file]').nth(1);

/** Draws a photo of 12 megapixels in the browser, and adds Exif data with a place, as a phone does. */
async function takePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 4_000;
    canvas.height = 3_000;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    for (let spot = 0; spot < 3_000; spot += 1) {
      context.fillStyle = `hsl(${spot * 37} 80% ${spot % 100}%)`;
      context.fillRect((spot * 911) % 4_000, (spot * 577) % 3_000, 150, 90);
    }
    const url = canvas.toDataURL('image/jpeg', 0.95);
    return url.slice(url.indexOf(',') + 1);
  });
  const jpeg = Buffer.from(base64, 'base64');
  const exif = Buffer.from(`Exif\0\0MM\0*\0\0\0\u0008\0\0\0\0\0\0${PLACE}`, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

/** The picture that the dashboard shows, as a voter downloads it. */
async function downloaded(page: Page, name: string): Promise<Buffer> {
  const shown = page.getByRole('img', { name });
  const address = await shown.evaluate(
    (element) => /url\("(.*)"\)/.exec(element.style.backgroundImage)?.[1] ?? '',
  );
  return (await page.request.get(address)).body();
}

test('a photo of 12 megapixels ends small and without its place, and can be cropped by keyboard and by dragging', async ({
  page,
}) => {
  await openDashboard(page, await createCampaign(page));
  const buffer = await takePhoto(page);
  expect(buffer.includes(PLACE)).toBe(true);
  await photo(page).setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText(adminText('MSG_UPLOAD_OK'))).toBeVisible({ timeout: 60_000 });
  const first = await downloaded(page, 'Candidate photo');
  expect(first.length).toBeLessThan(60_000);
  expect(first.toString('latin1')).not.toMatch(/Exif|EXIF|18\.52/);
  console.info(`${buffer.length} bytes became ${first.length}`);

  await page.getByRole('button', { name: adminText('CROP_TITLE') }).click();
  const dialog = page.getByRole('dialog', { name: 'Crop: Candidate photo' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the dialog');
  expect(await overflow(page)).toBe(0);
  const stage = dialog.getByRole('application');
  await stage.focus();
  for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
  const zoom = Number(await dialog.getByRole('slider').inputValue());
  expect(zoom).toBeGreaterThan(1.5);
  const before = await stage.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const box = await stage.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  await page.mouse.move(box.x + 100, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 60, { steps: 4 });
  await page.mouse.up();
  const after = await stage.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  expect(after).not.toBe(before);
  await dialog.getByRole('button', { name: adminText('CROP_USE') }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await downloaded(page, 'Candidate photo')).equals(first)).toBe(false);
  const second = await downloaded(page, 'Candidate photo');
  expect(second.length).toBeLessThan(60_000);
  await expect(page.getByText(adminText('MSG_UPLOAD_OK'))).toBeHidden(); // the message would cover a part of the form
  // Lower on the page, the bar at the lower edge of the window may cover a part of a field.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'the form');
});

test('damaged and giant pictures are refused by the page', async ({ page }) => {
  await openDashboard(page, await createCampaign(page));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const jpeg = await takePhoto(page);
  const refused = async (buffer: Buffer, mimeType: string, words: string) => {
    await photo(page).setInputFiles({ name: 'a', mimeType, buffer });
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('button', { name: sharedText('RETRY') })).toBeHidden();
  };
  await refused(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg', 'This file is damaged or is not a picture.');
  const giant = Buffer.from(jpeg);
  giant.writeUInt16BE(30_000, giant.indexOf(Buffer.from('ffc0', 'hex')) + 5);
  giant.writeUInt16BE(30_000, giant.indexOf(Buffer.from('ffc0', 'hex')) + 7);
  await refused(giant, 'image/jpeg', 'This picture has too many pixels.');
  await refused(Buffer.from('\0\0\0\u0018ftypheic'), 'image/heic', 'This browser cannot open HEIC photos.');
  expect(requests.filter((url) => url.includes('/s3/'))).toEqual([]);
});
