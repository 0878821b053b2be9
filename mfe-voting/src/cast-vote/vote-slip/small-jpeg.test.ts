import { smallJpeg } from './small-jpeg';

/** An encoder whose picture has `bytes` bytes at the quality 1, and fewer bytes at a lower quality. */
const encoder = (bytes: number) =>
  jest.fn((quality: number) => Promise.resolve(new Blob([new Uint8Array(Math.round(bytes * quality))])));

it('takes the best quality at which the picture is smaller than 150 000 bytes', async () => {
  const easy = encoder(100_000);
  expect((await smallJpeg(easy))?.size).toBe(85_000);
  expect(easy).toHaveBeenCalledTimes(1);
  const size = (await smallJpeg(encoder(220_000)))?.size ?? 0;
  expect(size).toBeLessThan(150_000);
  expect(size).toBeGreaterThan(120_000);
});

it('gives no picture when it is too large at every quality, or when the browser cannot encode it', async () => {
  expect(await smallJpeg(encoder(1_000_000))).toBeNull();
  expect(await smallJpeg(() => Promise.resolve(null))).toBeNull();
});
