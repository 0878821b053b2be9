import type { Page } from '@playwright/test';
import { openWithoutScripts } from '../intercept';
import { chooseLanguage, openInside, press, rememberLanguage } from '../page-actions';
import { expect, expectAppRuns, test } from '../test';
import { endStep, expectRing, expectVoice, giveVoices, listenButton, SENTENCE, spoken } from '../voices';

async function open(page: Page, language: 'en' | 'hi' | 'mr', voices: readonly string[]): Promise<void> {
  await chooseLanguage(page, language);
  await giveVoices(page, voices);
  await page.goto('/demo/demo');
  await expectAppRuns(page);
}

for (const [language, voices, lang] of [
  ['en', ['hi-IN', 'en-US', 'en-IN'], 'en-IN'],
  ['hi', ['en-IN', 'hi_IN', 'mr-IN'], 'hi_IN'],
  ['mr', ['hi-IN', 'mr-IN'], 'mr-IN'],
  ['mr', ['en-IN', 'hi-IN'], 'hi-IN'],
] as const) {
  test(`Listen reads the three steps in ${language} with the voice ${lang}, and rings each of them`, async ({
    page,
  }) => {
    const sounds: string[] = [];
    page.on('request', (request) => request.url().includes('prompt-') && sounds.push(request.url()));
    await open(page, language, voices);
    await expectRing(page, null);
    await listenButton(page).click();
    await expect(listenButton(page)).toHaveAttribute('aria-pressed', 'true');
    for (const step of [0, 1, 2]) {
      await expectVoice(page, step);
      await endStep(page);
    }
    await expectRing(page, null);
    await expect(listenButton(page)).toHaveAttribute('aria-pressed', 'false');
    const said = await spoken(page);
    expect(said.map((each) => each.lang)).toEqual([lang, lang, lang]);
    expect(said[0]?.text).toBe(SENTENCE[language]);
    const steps = page.locator('main ol > li');
    for (const step of [1, 2]) await expect(steps.nth(step)).toContainText(said[step]?.text ?? '–');
    expect(sounds).toEqual([]);
  });
}

for (const [how, voices] of [
  ['no voice suits the page', ['en-IN', 'ta-IN']],
  ['the voice fails', ['mr-IN']],
] as const) {
  test(`where ${how}, Listen plays the recording of the page’s language, which is loaded only then`, async ({
    page,
  }) => {
    const sounds: string[] = [];
    page.on('request', (request) => request.url().includes('prompt-') && sounds.push(request.url()));
    await open(page, 'mr', voices);
    expect(sounds).toEqual([]);
    await listenButton(page).click();
    if (how === 'the voice fails') {
      await expectVoice(page, 0);
      await page.evaluate(() => window.failVoice());
    }
    await expect.poll(() => sounds.map((url) => url.split('/').pop())).toContain('prompt-mr.mp3');
    for (const step of [0, 1, 2]) await expectRing(page, step);
    await expect(listenButton(page)).toHaveAttribute('aria-pressed', 'false');
    await expectRing(page, null);
  });
}

test('a second press, a press of a vote button, another language and another page stop the reading', async ({
  page,
}) => {
  await open(page, 'en', ['en-IN', 'hi-IN']);
  const expectSilence = async () => {
    await expectRing(page, null);
    const before = await spoken(page);
    await endStep(page); // does nothing, because nothing is being said
    expect(await spoken(page)).toEqual(before);
  };
  for (const stop of [
    () => listenButton(page).click(),
    () => press(page, 5),
    () => page.getByRole('combobox').selectOption('hi'),
  ]) {
    await listenButton(page).click();
    await expectRing(page, 0);
    await stop();
    await expectSilence();
  }
  await listenButton(page).click();
  await expectRing(page, 0);
  await openInside(page, '/create');
  await expect(page.locator('input').first()).toBeVisible();
  const before = await spoken(page);
  await endStep(page);
  expect(await spoken(page)).toEqual(before);
});

test('Listen works while the page’s sounds are switched off, also when it is pressed before the app runs', async ({
  page,
  product,
}) => {
  await rememberLanguage(page, 'en', product.url);
  await page.addInitScript(() => localStorage.setItem('sound', 'off'));
  await giveVoices(page, ['en-IN']);
  const letScriptsThrough = await openWithoutScripts(page);
  await listenButton(page).click();
  letScriptsThrough();
  await expectVoice(page, 0);
  expect((await spoken(page))[0]?.text).toBe(SENTENCE.en);
});
