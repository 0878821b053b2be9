import { findPage, putPage } from './kept-pages';
import { noRoomError, requestFromWorker, startFakeBrowser, type FakeBrowser } from './testing/fake-browser';
import { pageHtml, readSitePage } from './testing/page-html';

const PAGE = '/demo/demo';
const FILE = '/mfe-voting/1/assets/done.mp3';

let browser: FakeBrowser;
beforeAll(async () => {
  startFakeBrowser();
  await import('./sw'); // the loaded worker adds its listeners to the fake browser
});
beforeEach(() => {
  browser = startFakeBrowser();
});

it('opens the site from the network if the browser cannot open its caches', async () => {
  browser.failures.open = new Error('The disk is damaged.');
  browser.network.set(PAGE, new Response(pageHtml())).set(FILE, new Response('sound'));
  const page = await requestFromWorker(PAGE, 'navigate');
  const file = await requestFromWorker(FILE);
  expect([await page?.text(), await file?.text()]).toEqual([pageHtml(), 'sound']);
});

it('makes room if the browser has none for a file that a kept page has loaded', async () => {
  await putPage(PAGE, readSitePage(pageHtml()), new Response(), { pictures: [], confirmedAt: Date.now() });
  browser.failures.put = noRoomError();
  browser.network.set(FILE, new Response('sound'));
  const file = await requestFromWorker(FILE);
  expect(await file?.text()).toBe('sound');
  expect(await findPage(PAGE)).toBeNull();
});
