import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { changeMachine, createCampaign, openDashboard, type Campaign } from '../campaign';
import { decodeCode } from '../decode-code';
import { chooseLanguage } from '../page-actions';
import { expect, expectAccessible, test } from '../test';
import { wordsOf } from '../words';

const adminText = wordsOf('mfe-admin', 'en');
const sharedText = wordsOf('shared/ui', 'en');

/** These journeys are about what a campaign prints and sends: QR codes, posters, handbills and pictures. */

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const LONG = {
  e_cname: 'Venkatanarasimharajuvaripeta Lakshmibai Raosaheb Deshmukh-Chattopadhyay',
  cname: 'वेंकटनरसिंहराजूवारिपेटा लक्ष्मीबाई रावसाहेब देशमुख-चट्टोपाध्याय',
  sname: 'अखिल महाराष्ट्र नमुना शेतकरी कामगार विकास आणि परिवर्तन आघाडी (संयुक्त)',
  e_vname: 'Udaharan Nagar and the twelve surrounding settlements of the eastern valley',
  vname: 'उदाहरण नगर आणि पूर्व खोऱ्यातील आजूबाजूच्या बारा वस्त्या',
  evmsr: 16,
  extra4: 'mr',
};

/** Opens the dashboard of a campaign whose machine has very long names. */
async function openWithLongNames(page: Page): Promise<Campaign> {
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, LONG);
  await openDashboard(page, campaign);
  return campaign;
}

async function openPosters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: adminText('POSTER_MAKE') }).click();
  const dialog = page.getByRole('dialog', { name: adminText('POSTER_MAKE') });
  await expect(dialog.getByRole('img', { name: /^Poster of/ })).toBeVisible();
  return dialog;
}

/** The width and the height of each page of a PDF, in millimetres. */
function pagesOf(pdf: Buffer): number[][] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g);
  return [...boxes].map(([, ...points]) => points.map((point) => Math.round((Number(point) / 72) * 25.4)));
}

async function download(page: Page, button: Locator): Promise<{ name: string; file: Buffer }> {
  const [saved] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: saved.suggestedFilename(), file: await readFile(await saved.path()) };
}

test('the QR code is saved as PNG and as SVG, and both decode to the link', async ({ page, product }) => {
  const { vid } = await openWithLongNames(page);
  for (const [type, mime] of [
    ['PNG', 'image/png'],
    ['SVG', 'image/svg+xml'],
  ] as const) {
    const { name, file } = await download(page, page.getByRole('button', { name: `QR as ${type}` }));
    expect(name).toBe(`qr-${vid}.${type.toLowerCase()}`);
    expect(await decodeCode(page, mime, file)).toBe(`${product.url}/demo/${vid}`);
  }
});

test('posters and handbills with long names are one page in each language', async ({ page }) => {
  await openWithLongNames(page);
  const dialog = await openPosters(page);
  await expect(dialog.getByRole('radio', { name: sharedText('LANG_MR') })).toBeChecked(); // the machine's language
  await expectAccessible(page);
  for (const language of ['मराठी', 'हिन्दी', 'English'])
    for (const [size, width, height] of [
      ['A4 poster', 210, 297],
      ['A6 handbill', 105, 148],
    ] as const) {
      await dialog.getByText(language, { exact: true }).click();
      await dialog.getByText(size, { exact: true }).click();
      const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
      expect([language, size, pagesOf(pdf)]).toEqual([language, size, [[width, height]]]);
    }
});

test('only the sheet is printed, no text of it leaves the sheet, and its code decodes', async ({
  page,
  product,
}) => {
  const { vid } = await openWithLongNames(page);
  const dialog = await openPosters(page);
  for (const language of ['मराठी', 'हिन्दी', 'English']) {
    await dialog.getByText(language, { exact: true }).click();
    const outside = await dialog.getByRole('img', { name: /^Poster of/ }).evaluate((poster) => {
      const sheet = poster.getBoundingClientRect();
      return [...poster.querySelectorAll('text')]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return left < sheet.left || right > sheet.right || top < sheet.top || bottom > sheet.bottom + 1;
        })
        .map(({ textContent }) => textContent);
    });
    expect([language, outside]).toEqual([language, []]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#evm-form')).toBeHidden();
  await expect(dialog).toBeHidden();
  const printed = page.locator('[data-poster] > svg');
  await expect(printed).toBeVisible();
  expect(await decodeCode(page, 'image/png', await printed.screenshot())).toBe(`${product.url}/demo/${vid}`);
});

test('the picture for a status has 1080 by 1920 pixels, the symbol, and a code that decodes', async ({
  page,
  product,
}) => {
  const { vid } = await openWithLongNames(page);
  const dialog = await openPosters(page);
  await dialog.getByText(adminText('POSTER_STATUS'), { exact: true }).click();
  await expectAccessible(page);
  const { name, file } = await download(page, dialog.getByRole('button', { name: adminText('POSTER_SAVE') }));
  expect(name).toBe(`${vid}-mr.png`);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1920]); // the size in the PNG's header
  expect(await decodeCode(page, 'image/png', file)).toBe(`${product.url}/demo/${vid}`);
});
