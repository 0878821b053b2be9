import { openWithoutScripts } from '../intercept';
import { press, rememberLanguage } from '../page-actions';
import { expect, expectAppRuns, test } from '../test';
import { endStep, expectRing, expectVoice, giveVoices, listenButton, SENTENCE, spoken } from '../voices';

test('Listen reads before the App, which goes on with the reading', async ({ page, product }) => {
  await rememberLanguage(page, 'en', product.url);
  await giveVoices(page, ['en-IN']);
  const letScriptsThrough = await openWithoutScripts(page);
  const script = page.waitForRequest(/early-listen\.js$/);
  await listenButton(page).click();
  await script;
  await expectVoice(page, 0);
  await expect(listenButton(page)).toHaveAttribute('aria-pressed', 'true');
  await listenButton(page).click();
  await expectRing(page, null);
  await listenButton(page).click();
  await expectRing(page, 0);
  await expect.poll(async () => (await spoken(page)).length).toBe(2);
  await endStep(page);
  await expectVoice(page, 1);
  letScriptsThrough();
  await expectAppRuns(page);
  await expectRing(page, 1);
  await endStep(page);
  await expectRing(page, 2);
  await endStep(page);
  await expectRing(page, null);
  await expect(listenButton(page)).toHaveAttribute('aria-pressed', 'false');
  const said = (await spoken(page)).map(({ text }) => text);
  expect(said).toHaveLength(4);
  expect(said.slice(0, 2)).toEqual([SENTENCE.en, SENTENCE.en]);
  await listenButton(page).click();
  await expectRing(page, 0);
  await expect.poll(async () => (await spoken(page)).length).toBe(5);
});

test('before the App, a vote stops the reading, and the recording is played where no voice suits', async ({
  page,
}) => {
  await giveVoices(page, ['hi-IN']);
  await openWithoutScripts(page);
  await listenButton(page).click();
  await expectVoice(page, 0);
  await press(page, 3);
  await expectRing(page, null);

  await giveVoices(page, []);
  await openWithoutScripts(page);
  const sound = page.waitForResponse(/prompt-hi\.mp3$/);
  await listenButton(page).click();
  expect((await sound).ok()).toBe(true);
});
