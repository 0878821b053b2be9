import { jest } from '@jest/globals';
import { dropOldest, findPage, neededFiles, putPage, readKept } from './kept-pages';
import { MAX_AGE_MS, MAX_PAGES } from './rules';
import { startFakeBrowser } from './testing/fake-browser';
import { pageHtml, pageOfRelease, readSitePage } from './testing/page-html';

const NOW = 1_800_000_000_000;

beforeEach(() => {
  startFakeBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

interface Kept {
  readonly age?: number;
  readonly html?: string;
  readonly headers?: Record<string, string>;
}

/** Keeps a page that the server confirmed `age` milliseconds ago. */
function keep(key: string, { age = 0, html = pageHtml(), headers = {} }: Kept = {}): Promise<void> {
  const note = { pictures: [`/pictures-of${key}`], confirmedAt: NOW - age };
  return putPage(key, readSitePage(html), new Response(null, { headers }), note);
}

it('gives a kept page with its note and its HTML', async () => {
  await keep('/demo/demo', { age: 5 });
  const kept = await findPage('/demo/demo');
  expect(kept).toMatchObject({ confirmedAt: NOW - 5, folders: ['/mfe-voting/1/', '/shell/1/'] });
  expect(kept && (await readKept(kept))?.html).toBe(pageHtml());
});

it('gives a kept page the opener policy that the page of a first visit lacks', async () => {
  await keep('/demo/demo', { headers: { 'cross-origin-opener-policy': 'unsafe-none' } });
  const kept = await findPage('/demo/demo');
  expect(kept?.answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

it('keeps the headers of the page, but none that describe the bytes on the network', async () => {
  const headers = { 'content-language': 'hi', 'content-encoding': 'br', 'content-length': '9' };
  await keep('/demo/demo', { headers });
  const kept = (await findPage('/demo/demo'))?.answer.headers;
  expect(kept?.get('content-language')).toBe('hi');
  expect([kept?.get('content-encoding'), kept?.get('content-length')]).toEqual([null, null]);
});

it('does not give a page that the server confirmed too long ago, and drops it', async () => {
  await keep('/demo/old', { age: MAX_AGE_MS + 1, html: pageOfRelease('0') });
  await keep('/demo/new');
  expect(await findPage('/demo/old')).toBeNull();
  const { folders, pictures } = await neededFiles();
  expect([...folders]).toEqual(['/shell/1/', '/mfe-voting/1/']);
  expect([...pictures]).toEqual(['/pictures-of/demo/new']);
});

it('drops the page that was confirmed longest ago if there is no room', async () => {
  await keep('/demo/new');
  await keep('/demo/old', { age: 2 });
  await keep('/demo/newer', { age: 1 });
  await dropOldest();
  expect(await findPage('/demo/old')).toBeNull();
  expect(await findPage('/demo/newer')).not.toBeNull();
});

it('keeps a limited number of pages', async () => {
  for (let age = 0; age <= MAX_PAGES; age += 1) await keep(`/demo/${age}`, { age });
  expect(await findPage(`/demo/${MAX_PAGES}`)).toBeNull();
  expect(await findPage(`/demo/${MAX_PAGES - 1}`)).not.toBeNull();
});
