import type { Page } from '@playwright/test';
import { chooseLanguage, openInside, press } from '../page-actions';
import { expect, expectAppRuns, test } from '../test';
import { wordsOf } from '../words';

const sharedText = wordsOf('shared/ui', 'en');
const shellText = wordsOf('shell', 'en');

declare global {
  interface Window {
    heard: string[];
  }
}

/**
 * Records in `window.heard` which sounds the page plays and how the page vibrates. The sounds are still played. A looped
 * sound is a tone, named by its frequency in hertz.
 */
const recordSounds = (page: Page) =>
  page.addInitScript(() => {
    window.heard = [];
    const { prototype } = AudioBufferSourceNode;
    const start = Reflect.get(prototype, 'start') as (...when: unknown[]) => void;
    prototype.start = function (...when: unknown[]) {
      const seconds = this.buffer?.duration ?? 0;
      const voice = `voice of ${seconds > 1 ? 'seconds' : 'nothing'}`;
      window.heard.push(this.loop ? `tone ${Math.round(1 / seconds)}` : voice);
      start.apply(this, when);
    };
    navigator.vibrate = (pattern) => {
      window.heard.push(`vibration ${JSON.stringify(pattern)}`);
      return true;
    };
  });

/** The sounds and vibrations of the page so far, without the vibration of the stamp on the confirmation. */
const heard = (page: Page) =>
  page.evaluate(() => window.heard.filter((sensation) => sensation !== 'vibration 25'));

const stamps = (page: Page) =>
  page.evaluate(() => window.heard.filter((sensation) => sensation === 'vibration 25'));

for (const [language, file] of [
  ['en', 'done-default'],
  ['hi', 'done-hi'],
  ['mr', 'done-mr'],
] as const) {
  test(`a vote in ${language} beeps, vibrates, and is confirmed by the voice of ${file}`, async ({
    page,
  }) => {
    await chooseLanguage(page, language);
    await recordSounds(page);
    await page.goto('/demo/demo');
    const spoken = page.waitForResponse((answer) => answer.url().endsWith(`/assets/${file}.mp3`));
    await press(page, 3);
    expect(await heard(page)).toEqual(['tone 1000', 'vibration 80']);
    expect((await spoken).status()).toBe(200);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => heard(page)).toEqual(['tone 1000', 'vibration 80', 'voice of seconds']);
    await expect.poll(() => stamps(page)).toEqual(['vibration 25']);
  });
}

test('a wrong button sounds the error, and a visitor who saves data loads no voice', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await recordSounds(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install();
  const voices: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp3') && voices.push(request.url()));
  await page.goto('/demo/demo');
  await expectAppRuns(page);
  await press(page, 5);
  expect(await heard(page)).toEqual(['tone 196', 'tone 196']);
  await page.clock.runFor(10_000);
  expect(voices).toEqual([]);
});

test('a vote on a machine of this device is confirmed by voice without the network', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/); // code that is loaded late may be asked for without the network
  await chooseLanguage(page, 'en');
  await recordSounds(page);
  await page.addInitScript(() =>
    localStorage.setItem('evm_1763700000000', '{"title":"Class","candidates":[{"name":"Asha"}]}'),
  );
  const prepared = page.waitForResponse((answer) => answer.url().endsWith('/assets/done-default.mp3'));
  await page.goto('/demo/evm_1763700000000');
  await (await prepared).finished();
  await context.setOffline(true);
  await press(page, 1);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => heard(page)).toEqual(['tone 1000', 'vibration 80', 'voice of seconds']);
});

test('no voice says that a vote is recorded before it is counted', async ({ page, context, quiet }) => {
  quiet.allow(/Failed to load resource|not acknowledged|could not be read/);
  await chooseLanguage(page, 'en');
  await recordSounds(page);
  const prepared = page.waitForResponse((answer) => answer.url().endsWith('/assets/done-default.mp3'));
  await page.goto('/demo/demo');
  await (await prepared).finished();
  await context.setOffline(true);
  await press(page, 3);
  await expect(page.getByRole('dialog')).toContainText('saved on this device');
  expect(await heard(page)).toEqual(['tone 1000', 'vibration 80']);
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toContainText('is recorded');
  await expect.poll(() => heard(page)).toEqual(['tone 1000', 'vibration 80', 'voice of seconds']);
});

test('the sound switch turns the sound off, also at the next visit', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await recordSounds(page);
  await page.goto('/demo/demo');
  const sound = page.getByRole('switch', { name: sharedText('SOUND') });
  await expect(sound).toBeChecked();
  await sound.click();
  await page.reload();
  await expect(sound).not.toBeChecked();
  await press(page, 3);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await heard(page)).toEqual(['vibration 80']);
});

test('leaving the page stops its sounds', async ({ page }) => {
  await chooseLanguage(page, 'en');
  await recordSounds(page);
  await page.clock.install();
  await page.goto('/demo/demo');
  await press(page, 3);
  await openInside(page, '/nowhere');
  await expect(page.getByRole('alert')).toContainText(shellText('PAGE_NOT_FOUND'));
  await page.clock.runFor(2500); // on the machine's page, the voice would begin in this time
  expect(await heard(page)).toEqual(['tone 1000', 'vibration 80']);
  await expect(page.getByRole('dialog')).toBeHidden();
});

for (const [how, refuse] of [
  ['throws', () => Object.assign(window, { AudioContext: null })],
  [
    'never starts',
    () => {
      AudioContext.prototype.resume = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      AudioContext.prototype.decodeAudioData = () => Promise.reject(new DOMException('no', 'EncodingError'));
    },
  ],
] as const) {
  test(`a vote is counted and confirmed when audio ${how}`, async ({ page, product }) => {
    await chooseLanguage(page, 'en');
    await page.addInitScript(refuse);
    const before = await product.count('demo');
    await page.goto('/demo/demo');
    await press(page, 5);
    await press(page, 3);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => product.count('demo')).toBe(before + 1);
  });
}
