import type { Page } from '@playwright/test';
import { giveMachine } from '../intercept';
import { chooseLanguage, press } from '../page-actions';
import { expect, test } from '../test';
import { wordsOf } from '../words';

const uiText = wordsOf('shared/ui', 'en');

/** A picture that the page has shared. `size` is in bytes, `width` and `height` are in pixels. */
interface SharedPicture {
  readonly type: string;
  readonly size: number;
  readonly width: number;
  readonly height: number;
  readonly base64: string;
}

declare global {
  interface Window {
    shared: ShareData[];
  }
}

/** Replaces the browser's share sheet by a list, `window.shared`. Rejects a share without an action of the user. */
const recordShares = (page: Page) =>
  page.addInitScript(() => {
    window.shared = [];
    navigator.canShare = () => true;
    navigator.share = (data = {}) => {
      if (!navigator.userActivation.isActive) return Promise.reject(new DOMException('', 'NotAllowedError'));
      window.shared.push(data);
      return Promise.resolve();
    };
  });

const sharedText = (page: Page) => page.evaluate(() => window.shared[0]?.text);

/** Reads the picture of the first share. Gives `null` when there is no share or no picture. */
const sharedPicture = (page: Page) =>
  page.evaluate(async (): Promise<SharedPicture | null> => {
    const file = window.shared[0]?.files?.[0];
    if (!file) return null;
    const { width, height } = await createImageBitmap(file);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const base64 = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
    return { type: file.type, size: file.size, width, height, base64 };
  });

/** Opens the slip and waits for 3 s, in which the page can draw the picture of the slip. */
async function openSlip(page: Page, serial = 3): Promise<void> {
  await press(page, serial);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(3_000);
}

const pressSend = (page: Page) => page.getByRole('dialog').getByRole('link').click();

for (const language of ['mr', 'hi', 'en'] as const) {
  test(`the slip is sent as a small picture with text and link in ${language}`, async ({ page }, info) => {
    await chooseLanguage(page, language);
    await recordShares(page);
    await page.goto('/demo/demo');
    await openSlip(page);
    await pressSend(page);
    await expect.poll(() => sharedText(page)).toContain(page.url());
    const picture = await sharedPicture(page);
    expect(picture).toMatchObject({ type: 'image/jpeg', width: 1080, height: 1350 });
    expect(picture?.size).toBeLessThan(150_000);
    await info.attach(`slip-${language}.jpg`, {
      body: Buffer.from(picture?.base64 ?? '', 'base64'),
      contentType: 'image/jpeg',
    });
    expect(page.context().pages()).toHaveLength(1); // no page of WhatsApp is opened
  });
}

test('the header’s share button sends the picture before any vote', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await recordShares(page);
  await page.goto('/demo/demo');
  await page
    .getByRole('banner')
    .getByRole('button', { name: uiText('SHARE') })
    .tap();
  await expect.poll(() => sharedText(page)).toContain(page.url());
  expect(await sharedPicture(page)).toMatchObject({ type: 'image/jpeg', width: 1080, height: 1350 });
});

test('a symbol from a site that lets no other site read it is left out, and the picture is sent', async ({
  page,
  quiet,
}) => {
  quiet.allow(/CORS policy|Failed to load resource/);
  await chooseLanguage(page, 'en');
  await recordShares(page);
  await giveMachine(page, 'elsewhere', { symbolurl: 'https://pictures.example/symbol.png' });
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({ path: 'tests/../../server/public/images/demo-symbol.svg', contentType: 'image/svg+xml' }),
  );
  await page.goto('/demo/elsewhere');
  await openSlip(page);
  await pressSend(page);
  await expect.poll(() => sharedPicture(page)).toMatchObject({ type: 'image/jpeg', height: 1350 });
});

test('where the browser refuses the share sheet, the same press opens WhatsApp', async ({
  page,
  context,
}) => {
  await chooseLanguage(page, 'en');
  await recordShares(page);
  await page.addInitScript(() => {
    navigator.share = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  await page.goto('/demo/demo');
  await openSlip(page);
  const opened = context.waitForEvent('page');
  await pressSend(page);
  expect((await opened).url()).toMatch(/^https:\/\/wa\.me\/\?text=/);
});
