import { findPage, putPage } from './kept-pages';
import { openPage } from './open-page';
import { ORIGIN, startFakeBrowser } from './testing/fake-browser';
import { pageOfRelease, readSitePage } from './testing/page-html';

/** A kept page is begun while the network is asked. docs/decisions/0075 */

const KEY = '/demo/demo';
const BEGINNING = '<head></head><body>the machine';
const REPLACED = '<meta data-replaced>';

beforeEach(() => void startFakeBrowser());

/** The HTML of a page with a rendered machine and the mark behind it. */
const whole = (version: string) => pageOfRelease(version).replace('<body>', '<body>the machine<!--shown-->');

const answerOf = (html: string) => new Response(html, { headers: { etag: html } });

async function keep(html: string, { key = KEY, kept = answerOf(html) } = {}): Promise<void> {
  await putPage(key, readSitePage(html), kept, { pictures: [], confirmedAt: Date.now() - 60_000 });
}

let openings = 0;
/** A new address of the page, because an address that was replaced is not begun again for some seconds. */
const newAddress = (path = KEY) => new URL(`${path}?${(openings += 1)}`, ORIGIN);

/** Opens the page while the network gives this answer at once, and gives what the browser gets. */
async function open(answer: Response, address = newAddress()): Promise<Response> {
  const opened = openPage(address, Promise.resolve(answer));
  const given = await opened.answer;
  const copy = given.clone();
  await given.text().catch(() => undefined); // the browser reads the page before the worker has learned from it
  await opened.learned;
  return copy;
}

it('gives the kept page up to its mark, and the rest when the server sends the same page', async () => {
  await keep(whole('1'));
  let send: (answer: Response) => void = () => undefined;
  const { answer, learned } = openPage(newAddress(), new Promise((resolve) => (send = resolve)));
  const parts = (await answer).body?.pipeThrough(new TextDecoderStream()).getReader();
  const [beginning = '', rest = ''] = whole('1').split('<!--shown-->');
  expect((await parts?.read())?.value).toBe(beginning);
  send(answerOf(whole('1')));
  expect((await parts?.read())?.value).toBe(`<!--shown-->${rest}`);
  await learned;
  expect((await findPage(KEY))?.confirmedAt).toBeGreaterThan(Date.now() - 60_000);
});

it('gives the rest of the kept page if the server fails', async () => {
  await keep(whole('1'));
  expect(await (await open(new Response('', { status: 503 }))).text()).toBe(whole('1'));
});

it.each([
  ['a newer page', answerOf(whole('2')), 200],
  ['a page that is gone', new Response('gone', { status: 404 }), 404],
  ['a page with another address', Response.redirect(new URL('/demo/other', ORIGIN)), 302],
])(
  'has %s opened in place of the kept one, once, without waiting for the network again',
  async (_, answer, status) => {
    await keep(whole('1'));
    const address = newAddress();
    expect(await (await open(answer, address)).text()).toBe(BEGINNING + REPLACED);
    const second = openPage(address, Promise.reject(new TypeError('Failed to fetch')));
    expect((await second.answer).status).toBe(status);
    await second.learned;
    await keep(whole('1'));
    expect(await (await open(answerOf(whole('3')), address)).text()).toBe(whole('3')); // not begun a second time
  },
);

it('begins the page at an address that stands for it', async () => {
  await keep(whole('1'));
  expect(await (await open(answerOf(whole('2')), newAddress('/'))).text()).toBe(BEGINNING + REPLACED);
});

it.each([
  ['another machine of this device', '/demo/evm_', '/demo/evm_1700000000000', {}],
  ['an address with a slash at its end', KEY, `${KEY}/`, {}],
  ['a kept page without an ETag', KEY, KEY, { kept: new Response() }],
])('does not begin %s', async (_, key, path, options) => {
  await keep(whole('1'), { key, ...options });
  expect(await (await open(answerOf(whole('2')), newAddress(path))).text()).toBe(whole('2'));
});

it('does not begin a page that loads its app before the mark', async () => {
  await keep(whole('1').replace('<head>', '<head><script defer src="/shell/1.0.0-a/shell.js"></script>'));
  expect(await (await open(answerOf(whole('2')))).text()).toBe(whole('2'));
});

it('gives the answer of the network if the kept page cannot be read', async () => {
  const cache = await caches.open('demo-evm-pages-1');
  await keep(whole('1'));
  const damaged = (await cache.match(KEY)) as Response;
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error('The disk is damaged.')),
  });
  await cache.put(KEY, new Response(body, { headers: damaged.headers }));
  expect(await (await open(answerOf(whole('2')))).text()).toBe(whole('2'));
});
