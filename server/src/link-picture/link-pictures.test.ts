import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ASHA } from '../testing/picture-facts';
import { readPng } from '../testing/read-png';
import { RED_JPEG } from '../testing/red-pictures';
import { createLinkPictures, type LinkPictures } from './link-pictures';
import { pictureKey } from './picture-address';
import type { PictureFacts } from './picture-facts';

const FACTS: PictureFacts = { ...ASHA, photo: { folder: 'files', name: 'photo.jpg' } };

let folder: string;
let pictures: LinkPictures;
let failures: string[];

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-link-pictures-'));
  failures = [];
  pictures = await createLinkPictures({
    files: folder,
    images: folder,
    cacheDir: path.join(folder, 'drawn'),
    prepareUpload: () => Promise.resolve(true),
    redrawMs: 200,
    onFailure: (error) => void failures.push(String(error)),
  });
});
afterAll(async () => {
  await pictures.close();
  await fs.rm(folder, { recursive: true });
});

/**
 * Asks for a picture again and again until it is drawn. With `lasting`, continues until the drawn picture is lasting.
 */
async function make(facts: PictureFacts, until: 'drawn' | 'lasting' = 'drawn') {
  for (;;) {
    const drawing = await pictures.make(facts);
    if (drawing && (drawing.isLasting || until === 'drawn'))
      return { ...drawing, photoColor: readPng(Buffer.from(drawing.png)).colorAt(177, 470) };
    await wait(100);
  }
}

it('keeps a picture only after its photo could be read', async () => {
  const photo = path.join(folder, 'photo.jpg');
  await fs.mkdir(photo); // this photo exists but cannot be read as a file, as when too many files are open
  for (let request = 0; request < 2; request += 1) {
    const drawn = await make(FACTS);
    expect(drawn).toMatchObject({ isLasting: false, photoColor: expect.not.stringMatching('#fe0000') });
  }
  // The second request gets the drawing of the first, so there is only one failure.
  expect(failures).toEqual([expect.stringContaining('EISDIR')]);
  expect(await pictures.find(pictureKey(FACTS))).toBeNull();

  await fs.rmdir(photo);
  await fs.writeFile(photo, RED_JPEG);
  const { png, ...drawn } = await make(FACTS, 'lasting');
  expect(drawn).toEqual({ isLasting: true, photoColor: '#fe0000' });
  expect(Buffer.from(png).equals((await pictures.find(pictureKey(FACTS))) ?? Buffer.alloc(0))).toBe(true);
});

it('keeps a picture whose photo is damaged', async () => {
  await fs.writeFile(path.join(folder, 'damaged.jpg'), RED_JPEG.subarray(0, 100));
  const facts: PictureFacts = { ...ASHA, photo: { folder: 'files', name: 'damaged.jpg' } };
  expect(await make(facts)).toMatchObject({ isLasting: true });
  expect(await pictures.find(pictureKey(facts))).not.toBeNull();
});
