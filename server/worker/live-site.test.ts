import { jest } from '@jest/globals';
import { findPage, putPage } from './kept-pages';
import { changeLanguage, isUpToDate, learn } from './live-site';
import { openPages } from './page-notes';
import { startFakeBrowser } from './testing/fake-browser';
import { pageHtml, pageOfRelease, readSitePage, remote } from './testing/page-html';

const KEY = '/demo/demo';
const NOW = 1_800_000_000_000;
const CANARY = pageHtml({ remotes: [remote('2', { fallback: remote('1') })] });

/** Sets the clock of the device. */
const setClock = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
beforeEach(() => {
  startFakeBrowser();
  setClock(NOW);
});

/** Keeps a page that the server has just confirmed. */
function keep(html: string): Promise<void> {
  return putPage(KEY, readSitePage(html), new Response(), { pictures: [], confirmedAt: Date.now() });
}

/** Says whether the kept page is up to date; `null` if no page is kept. */
async function isKeptUpToDate(): Promise<boolean | null> {
  const kept = await findPage(KEY);
  return kept && isUpToDate(kept);
}

it('calls a page up to date until the server shows other releases', async () => {
  await keep(pageOfRelease('1'));
  expect(await isKeptUpToDate()).toBe(true);
  await learn(readSitePage(pageOfRelease('1')));
  expect(await isKeptUpToDate()).toBe(true);
  await learn(readSitePage(pageOfRelease('2')));
  expect(await isKeptUpToDate()).toBe(false);
});

it('drops the page of a canary that the server does not show any more, and no other page', async () => {
  await keep(CANARY);
  await learn(readSitePage(CANARY));
  expect(await isKeptUpToDate()).toBe(true);
  await learn(readSitePage(pageOfRelease('1')));
  expect(await isKeptUpToDate()).toBeNull();
  await keep(pageOfRelease('1'));
  await learn(readSitePage(CANARY));
  expect(await isKeptUpToDate()).toBe(false);
});

it('drops the page on which another language was chosen, and calls no older page up to date', async () => {
  await keep(pageHtml());
  await changeLanguage('/create');
  expect(await isKeptUpToDate()).toBe(false);
  setClock(NOW + 1);
  await keep(pageHtml());
  expect(await isKeptUpToDate()).toBe(true);
  await changeLanguage(KEY);
  expect(await isKeptUpToDate()).toBeNull();
});

it('calls no page up to date while the entry about the live site is damaged, and replaces the entry', async () => {
  await keep(pageHtml());
  await (await openPages()).put('/kept-pages/known', new Response('{"folders":'));
  expect(await isKeptUpToDate()).toBe(false);
  await learn(readSitePage(pageHtml()));
  setClock(NOW + 1);
  await keep(pageHtml());
  expect(await isKeptUpToDate()).toBe(true);
});
