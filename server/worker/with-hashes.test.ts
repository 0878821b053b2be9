import { keepPage } from './keep-page';
import { findFile } from './kept-files';
import { ORIGIN, startFakeBrowser, type FakeBrowser } from './testing/fake-browser';
import { pageHtml, readSitePage, remote } from './testing/page-html';
import { withHashes } from './with-hashes';

const LIST = '/mfe-create/1/hashes.json';
const SCRIPT = `${ORIGIN}/mfe-create/1/app.js`;
const create = remote('1', {
  module: 'mfe-create',
  entry: '/mfe-create/1/remote-entry.js',
  integrity: { 'hashes.json': 'sha256-list' },
});
const voting = remote('1', { integrity: { 'app.js': 'sha256-app', 'hashes.json': 'sha256-own-list' } });
const html = pageHtml({ remotes: [voting, create] });

let browser: FakeBrowser;
beforeEach(() => {
  browser = startFakeBrowser();
});

it('takes the hashes of a remote that the page does not show from its hash list', async () => {
  browser.network.set(LIST, new Response('{"app.js":"sha256-create"}'));
  expect(await withHashes(readSitePage(html), [SCRIPT, `${ORIGIN}/mfe-create/1/assets/a.mp3`])).toEqual([
    { url: SCRIPT, integrity: 'sha256-create' },
    { url: `${ORIGIN}/mfe-create/1/assets/a.mp3`, integrity: '' },
  ]);
  expect(browser.requested).toEqual([LIST]);
});

it('keeps no file of a release whose hash list cannot be loaded', async () => {
  expect(await withHashes(readSitePage(html), [SCRIPT, '/mfe-voting/1/app.js'])).toEqual([
    { url: '/mfe-voting/1/app.js', integrity: 'sha256-app' },
  ]);
});

it('needs no list for a page of an older site host, which has all hashes', async () => {
  expect(await withHashes(readSitePage(pageHtml()), ['/mfe-voting/1/app.js'])).toEqual([
    { url: '/mfe-voting/1/app.js', integrity: 'sha256-app-1' },
  ]);
  expect(browser.requested).toEqual([]);
});

it('keeps the hash list of the shown remote, so that another page can load it without a network', async () => {
  const own = '/mfe-voting/1/hashes.json';
  browser.httpCache.set('/demo/demo', new Response(html));
  browser.httpCache.set('/mfe-voting/1/app.js', new Response('app()'));
  browser.network.set(own, new Response('{}'));
  const { blocks } = readSitePage(html);
  const loaded = [[`${ORIGIN}/mfe-voting/1/app.js`, 'script']] as const;
  const wish = { kind: 'keep', path: '/demo/demo', blocks, openedAt: Date.now(), loaded } as const;
  await keepPage('/demo/demo', wish, () => undefined);
  expect(await (await findFile(ORIGIN + own))?.text()).toBe('{}');
});
