import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { createPageCompressor, type CompressedPage } from './compressed-page';

const failures: unknown[] = [];
const createCompressor = () => createPageCompressor((error) => failures.push(error));
const HTML = '<p>यंत्र</p><b>क्रमांक</b>'.repeat(50) + Array.from({ length: 500 }, (_, n) => n * n).join();

afterEach(() => expect(failures).toEqual([]));

/** Gets a page again and again until its compressed text is smaller than `than` bytes, and returns this text. */
async function getSmaller(page: CompressedPage, than: number): Promise<Buffer> {
  for (;;) {
    const body = page.brotli();
    if (body.length < than) return body;
    await wait(5);
  }
}

it('compresses a page at once, and with the best level when a second visitor gets it', async () => {
  const page = await createCompressor()(HTML);
  const first = page.brotli();
  expect(brotliDecompressSync(first).toString()).toBe(HTML);
  await wait(100);
  expect(page.brotli()).toBe(first); // this second visit starts the compression with the best level
  const best = await getSmaller(page, first.length);
  expect(brotliDecompressSync(best).toString()).toBe(HTML);
  await wait(20);
  expect(page.brotli()).toBe(best);
});

it('gives the text to a browser that does not accept Brotli', async () => {
  const page = await createCompressor()(HTML);
  expect((await page.html()).toString()).toBe(HTML);
});

it('compresses one page at a time with the best level', async () => {
  const compress = createCompressor();
  const pages = await Promise.all(
    Array.from({ length: 5 }, (_, index) => compress(`${HTML.repeat(5)}${index}`)),
  );
  const [fast = 0, other = 0] = pages.map((page) => page.brotli().length);
  for (const page of pages) page.brotli(); // the best compression starts for the first page only
  await getSmaller(pages[0] as CompressedPage, fast);
  expect(pages[1]?.brotli().length).toBe(other);
  await getSmaller(pages[1] as CompressedPage, other);
});
