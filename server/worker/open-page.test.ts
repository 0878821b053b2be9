import { dropPage, findPage, neededFiles, putPage } from './kept-pages';
import { openPage } from './open-page';
import { NETWORK_LIMIT_MS } from './rules';
import { noRoomError, ORIGIN, startFakeBrowser, type FakeBrowser } from './testing/fake-browser';
import { incompletePage, pageHtml, pageOfRelease, readSitePage, skeletonPage } from './testing/page-html';

const KEY = '/demo/demo';
const URL_OF_PAGE = new URL(KEY, ORIGIN);
const PAGES = 'demo-evm-pages-1';

let browser: FakeBrowser;
beforeEach(() => {
  browser = startFakeBrowser();
});

const PICTURES = ['/pictures/1.svg'];

const keep = (html: string, headers: Record<string, string> = {}) =>
  putPage(KEY, readSitePage(html), new Response(null, { headers }), {
    pictures: PICTURES,
    confirmedAt: Date.now() - 60_000,
  });

/** Opens the page while the network gives `html` at once. If `html` is `null`, there is no network. */
function open(html: string | null) {
  const failed = () => Promise.reject(new TypeError('Failed to fetch'));
  return openPage(URL_OF_PAGE, html === null ? failed() : Promise.resolve(new Response(html)));
}

/** Waits longer than `NETWORK_LIMIT_MS` and then gives `answer`, as a slow network does. */
function later(answer: Response): Promise<Response> {
  return new Promise((resolve) => setTimeout(resolve, 2 * NETWORK_LIMIT_MS, answer));
}

it.each(['open', 'match'] as const)(
  'gives the answer of the network if the caches fail at "%s"',
  async (operation) => {
    await keep(pageOfRelease('1'));
    browser.failures[operation] = new Error('The disk is damaged.');
    const { answer, learned } = open(pageOfRelease('2'));
    expect(await (await answer).text()).toBe(pageOfRelease('2'));
    await expect(learned).resolves.toBeUndefined();
  },
);

it('gives the answer of the network if the note of the kept page is damaged', async () => {
  const cache = await caches.open(PAGES);
  await cache.put(KEY, new Response(pageHtml(), { headers: { 'x-kept-page': '{"confirmedAt":' } }));
  const { answer, learned } = open(pageOfRelease('2'));
  expect(await (await answer).text()).toBe(pageOfRelease('2'));
  await learned;
  expect((await neededFiles()).folders.size).toBe(0);
});

it('gives the kept page without a network, also if the worker cannot read what the server shows now', async () => {
  await keep(pageHtml());
  let reads = 0;
  Object.defineProperty(browser.failures, 'match', {
    get: () => ((reads += 1) > 1 ? new Error('The disk is damaged.') : undefined),
  });
  const { answer } = open(null);
  expect(await (await answer).text()).toBe(pageHtml());
});

it.each([
  ['replaces it by a newer page that comes later', pageOfRelease('2'), pageOfRelease('2')],
  ['does not replace it by a page without its machine', incompletePage(), pageHtml()],
  ['does not replace it by a skeleton', skeletonPage(), pageHtml()],
])('gives the kept page if the network is slow, and %s', async (_what, sent, expected) => {
  await keep(pageHtml());
  const { answer, learned } = openPage(URL_OF_PAGE, later(new Response(sent)));
  expect(await (await answer).text()).toBe(pageHtml());
  await learned;
  expect(await (await findPage(KEY))?.answer.text()).toBe(expected);
});

it('notes that the server has sent the kept page again, without reading the answer', async () => {
  const headers = { etag: '"1"', 'content-language': 'hi' };
  await keep(pageHtml(), headers);
  const begun = Date.now();
  const answer = new Response(pageHtml(), { headers });
  await openPage(URL_OF_PAGE, Promise.resolve(answer)).learned;
  const kept = await findPage(KEY);
  expect(kept?.confirmedAt).toBeGreaterThanOrEqual(begun);
  expect(kept).toMatchObject({ pictures: PICTURES, folders: ['/mfe-voting/1/', '/shell/1/'] });
  expect(kept?.answer.headers.get('content-language')).toBe('hi');
  expect(await kept?.answer.text()).toBe(pageHtml());
  expect(answer.bodyUsed).toBe(false);
});

it('does not bring back a page that was dropped while the server sent it again', async () => {
  const headers = { etag: '"1"' };
  await keep(pageHtml(), headers);
  const { answer, learned } = openPage(URL_OF_PAGE, later(new Response(pageHtml(), { headers })));
  await answer;
  await dropPage(KEY);
  await learned;
  expect(await findPage(KEY)).toBeNull();
});

it('makes room if the browser has none', async () => {
  await keep(pageHtml());
  browser.failures.put = noRoomError();
  await open(pageOfRelease('2')).learned;
  expect(await findPage(KEY)).toBeNull();
});

it('does not fail if the browser has no room and nothing can be removed', async () => {
  await keep(pageHtml());
  browser.failures.put = noRoomError();
  browser.failures.delete = new Error('The disk is damaged.');
  await expect(open(pageOfRelease('2')).learned).resolves.toBeUndefined();
});
