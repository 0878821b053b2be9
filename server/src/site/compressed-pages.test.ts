import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { createCompressedPages, type CompressedPages } from './compressed-pages';

const failures: unknown[] = [];
const createPages = () => createCompressedPages((error) => failures.push(error));

afterEach(() => expect(failures).toEqual([]));

/** Requests a page until it is compressed. */
async function findSoon(pages: CompressedPages, html: string): Promise<Buffer> {
  for (;;) {
    const page = pages.find(html);
    if (page) return page;
    await wait(5);
  }
}

it('compresses a page that is requested a second time, and gives it from then on', async () => {
  const pages = createPages();
  const html = '<p>यंत्र</p>'.repeat(50);
  expect(pages.find(html)).toBeNull();
  await wait(50);
  expect(pages.find(html)).toBeNull(); // this second request starts the compression
  const page = await findSoon(pages, html);
  expect(brotliDecompressSync(page).toString()).toBe(html);
  expect(pages.find(html)).toBe(page);
});

it('tells pages apart that differ in one character', async () => {
  const pages = createPages();
  const [one, other] = ['<p>serial 3</p>', '<p>serial 4</p>'];
  expect(brotliDecompressSync(await findSoon(pages, one)).toString()).toBe(one);
  expect(pages.find(other)).toBeNull();
});

it('compresses one page at a time', async () => {
  const pages = createPages();
  const all = Array.from({ length: 5 }, (_, index) => `<p>${index}</p>`.repeat(5_000));
  for (const html of all) pages.find(html);
  for (const html of all) pages.find(html); // only the compression of the first page starts
  await findSoon(pages, all[0] ?? '');
  expect(pages.find(all[1] ?? '')).toBeNull();
});
