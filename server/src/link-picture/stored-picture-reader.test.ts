import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PictureDecoders } from './decode-picture';
import { readStoredPicture } from './stored-picture-reader';

const BOX = { width: 4, height: 4, isFilled: true };
const PHOTO = { folder: 'files', name: 'photo.jpg' } as const;

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-stored-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

/** Imitations of the libraries. They read every file as an opaque picture of 4 × 4 pixels. */
const DECODERS: PictureDecoders = {
  sizeOf: () => ({ type: 'webp', width: 4, height: 4 }),
  decodeWebp: () => Promise.resolve({ width: 4, height: 4, data: new Uint8Array(64).fill(255) }),
  drawSvg: () => ({ width: 4, height: 4, data: new Uint8Array(64).fill(255) }),
};

async function read(more: Partial<PictureDecoders>) {
  await fs.writeFile(path.join(folder, PHOTO.name), 'content');
  return readStoredPicture(PHOTO, BOX, { files: folder, images: folder }, { ...DECODERS, ...more });
}

/** Fails like a library that gets no memory. */
const runOut = () => {
  throw new RangeError('Array buffer allocation failed');
};
const png = () => ({ type: 'png', width: 4, height: 4 });

it('gives a photo, and nothing for a damaged one', async () => {
  expect(await read({})).toMatch(/^data:image\/png;base64,/);
  expect(await read({ sizeOf: runOut })).toBeNull(); // `sizeOf` throws when a file is cut off
  expect(await read({ decodeWebp: () => Promise.resolve(null) })).toBeNull();
});

it.each<[string, Partial<PictureDecoders>]>([
  ['WebP photo', { decodeWebp: async () => runOut() }],
  ['PNG photo', { sizeOf: png, drawSvg: runOut }],
])('does not treat a %s as damaged when there is no memory to read it', async (_, decoders) => {
  await expect(read(decoders)).rejects.toThrow('allocation failed');
});

it('does not treat a photo as damaged when its file cannot be read now', async () => {
  await fs.mkdir(path.join(folder, 'folder.jpg'));
  const stored = { folder: 'files', name: 'folder.jpg' } as const;
  const reading = readStoredPicture(stored, BOX, { files: folder, images: folder }, DECODERS);
  await expect(reading).rejects.toThrow('EISDIR');
});
