import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createPictureCache } from './picture-cache';

let folder: string;
beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-pictures-'));
});
afterEach(() => fs.rm(folder, { recursive: true }));

const png = (length: number) => new Uint8Array(length).fill(7);

it('keeps pictures in the folder, where another process finds them', async () => {
  const cache = await createPictureCache(path.join(folder, 'new'), 100);
  expect(await cache.get('a')).toBeNull();
  await cache.put('a', png(10));
  const other = await createPictureCache(path.join(folder, 'new'), 100);
  expect(await other.get('a')).toHaveLength(10);
  expect(await fs.readdir(path.join(folder, 'new'))).toEqual(['a.png']);
});

it('removes the oldest pictures above its limit, and drafts of killed processes', async () => {
  const hours = (count: number) => new Date(Date.now() - count * 3_600_000);
  for (const [name, age] of [
    ['old.png', 3],
    ['new.png', 1],
    ['.draft-x', 2],
  ] as const) {
    await fs.writeFile(path.join(folder, name), png(40));
    await fs.utimes(path.join(folder, name), hours(age), hours(age));
  }
  const cache = await createPictureCache(folder, 130);
  await cache.put('newest', png(40));
  expect((await fs.readdir(folder)).sort()).toEqual(['new.png', 'newest.png']);
});
