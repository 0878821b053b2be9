import { keepPage } from './keep-page';
import { findFile } from './kept-files';
import { findPage, putPage } from './kept-pages';
import { isUpToDate } from './live-site';
import { ORIGIN, startFakeBrowser, type FakeBrowser } from './testing/fake-browser';
import { incompletePage, pageHtml, pageOfRelease, readSitePage, skeletonPage } from './testing/page-html';

const KEY = '/demo/demo';
const PICTURE = `${ORIGIN}/images/demo-symbol.svg`;
const OPENED_AT = Date.now() - 10_000;

let browser: FakeBrowser;
beforeEach(() => {
  browser = startFakeBrowser();
});

type Wish = Parameters<typeof keepPage>[1];

/** Asks the worker to keep a page, as the open document with this HTML does. */
function keep(html: string | null, loaded: Wish['loaded'] = []): Promise<void> {
  const blocks = html === null ? null : readSitePage(html).blocks;
  const wish: Wish = { kind: 'keep', path: KEY, blocks, openedAt: OPENED_AT, loaded };
  return keepPage(KEY, wish, () => undefined);
}

/** Keeps a page that the server confirmed a minute ago. Gives the time of this confirmation. */
async function keepEarlier(html: string, pictures: readonly string[] = []): Promise<number> {
  const confirmedAt = Date.now() - 60_000;
  await putPage(KEY, readSitePage(html), new Response(), { pictures, confirmedAt });
  return confirmedAt;
}

async function keptHtml(): Promise<string | undefined> {
  return (await findPage(KEY))?.answer.text();
}

const picture = (content: string) => new Response(content, { headers: { 'content-type': 'image/svg+xml' } });

it('keeps the page of the document from the cache of the browser, without a request', async () => {
  browser.httpCache.set(KEY, new Response(pageOfRelease('1')));
  await keep(pageOfRelease('1'));
  expect(await keptHtml()).toBe(pageOfRelease('1'));
  expect(await findPage(KEY)).toMatchObject({ confirmedAt: OPENED_AT });
  expect(browser.requested).toEqual([]);
});

it('asks the server if the cache of the browser has another page, such as a release that was rolled back', async () => {
  browser.httpCache.set(KEY, new Response(pageOfRelease('2')));
  browser.network.set(KEY, new Response(pageOfRelease('1')));
  await keep(pageOfRelease('1'));
  const kept = await findPage(KEY);
  expect(await kept?.answer.clone().text()).toBe(pageOfRelease('1'));
  expect(kept && (await isUpToDate(kept))).toBe(true);
});

it('asks the server for a page that was opened without a new document', async () => {
  browser.httpCache.set(KEY, new Response(pageOfRelease('2')));
  browser.network.set(KEY, new Response(pageOfRelease('1')));
  await keep(null);
  expect(await keptHtml()).toBe(pageOfRelease('1'));
});

it('keeps nothing of another page in the cache of the browser if there is no network', async () => {
  browser.httpCache.set(KEY, new Response(pageOfRelease('2')));
  await expect(keep(pageOfRelease('1'))).rejects.toThrow('Failed to fetch');
  expect(await findPage(KEY)).toBeNull();
});

it('does not replace a page that has its machine by a page without the machine', async () => {
  await keepEarlier(pageHtml());
  browser.httpCache.set(KEY, new Response(incompletePage()));
  await keep(incompletePage());
  expect(await keptHtml()).toBe(pageHtml());
});

it('keeps no skeleton, and leaves the kept page as it is', async () => {
  browser.httpCache.set(KEY, new Response(skeletonPage()));
  await keep(skeletonPage());
  expect(await findPage(KEY)).toBeNull();
  const withMachine = pageHtml({}, '', { '/api/evm/evm/x': { cname: 'आशा' } });
  await keepEarlier(withMachine);
  await keep(skeletonPage());
  expect(await keptHtml()).toBe(withMachine);
});

it('keeps a page without its machine if there is no better page', async () => {
  browser.httpCache.set(KEY, new Response(incompletePage()));
  await keep(incompletePage());
  expect(await keptHtml()).toBe(incompletePage());
});

it('adds a picture to a kept page, but does not say that the server has confirmed the page again', async () => {
  const confirmedAt = await keepEarlier(pageHtml());
  browser.httpCache.set('/images/demo-symbol.svg', picture('<svg/>'));
  await keep(pageHtml(), [[PICTURE, 'img']]);
  expect(await findPage(KEY)).toMatchObject({ pictures: [PICTURE], confirmedAt });
});

it('keeps a picture again that has changed at its address', async () => {
  await keepEarlier(pageHtml());
  for (const content of ['<svg id="old"/>', '<svg id="new"/>']) {
    browser.httpCache.set('/images/demo-symbol.svg', picture(content));
    await keep(pageHtml(), [[PICTURE, 'img']]);
  }
  expect(await (await findFile(PICTURE))?.text()).toBe('<svg id="new"/>');
});
