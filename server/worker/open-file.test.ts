import { openFile } from './open-file';
import { ORIGIN, startFakeBrowser, type FakeBrowser } from './testing/fake-browser';

const FILES = 'demo-evm-files-1';
const PICTURE = '/images/demo-symbol.svg';
const UPLOADED = `/files/${'0a'.repeat(32)}.png`;
const SCRIPT = '/shell/1/shell.js';

let browser: FakeBrowser;
beforeEach(() => {
  browser = startFakeBrowser();
});

async function keep(path: string): Promise<void> {
  await (await caches.open(FILES)).put(path, new Response('kept'));
}

const open = (path: string) => openFile(new Request(ORIGIN + path));
const textOf = async (path: string) => (await open(path)).answer.text();

it.each([SCRIPT, UPLOADED])('gives the kept file of %s without a request', async (path) => {
  await keep(path);
  browser.network.set(path, new Response('new'));
  expect(await textOf(path)).toBe('kept');
  expect(browser.requested).toEqual([]);
});

it('gives a copy of a file from the network', async () => {
  browser.network.set(SCRIPT, new Response('new'));
  const { answer, copy } = await open(SCRIPT);
  expect([await answer.text(), await copy?.text()]).toEqual(['new', 'new']);
});

it('gives the picture of the network if the content at its address may change', async () => {
  await keep(PICTURE);
  browser.network.set(PICTURE, new Response('new'));
  expect(await textOf(PICTURE)).toBe('new');
});

it('gives the kept picture if the network or the server fails', async () => {
  await keep(PICTURE);
  expect(await textOf(PICTURE)).toBe('kept');
  browser.network.set(PICTURE, new Response('broken', { status: 503 }));
  expect(await textOf(PICTURE)).toBe('kept');
});

it('gives the answer of a failed server, or an error, if no picture is kept', async () => {
  expect((await open(PICTURE)).answer.type).toBe('error');
  browser.network.set(PICTURE, new Response('broken', { status: 503 }));
  expect((await open(PICTURE)).answer.status).toBe(503);
});

it.each([SCRIPT, PICTURE])(
  'gives %s from the network if the browser cannot open its caches',
  async (path) => {
    browser.failures.open = new Error('The disk is damaged.');
    browser.network.set(path, new Response('new'));
    expect(await textOf(path)).toBe('new');
  },
);
