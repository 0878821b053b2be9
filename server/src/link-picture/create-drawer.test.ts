import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { ASHA } from '../testing/picture-facts';
import { readPng } from '../testing/read-png';
import { RED_JPEG, RED_WEBP } from '../testing/red-pictures';
import { canDraw, createDrawer, type DrawPicture } from './create-drawer';
import type { PictureFacts } from './picture-facts';
import { opaquePng, transparentPng } from './png-of-pixels';

const { optionalDependencies: OPTIONAL } = createRequire(import.meta.url)('../../package.json') as {
  optionalDependencies: Record<string, string>;
};

let folder: string;
let draw: DrawPicture;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-drawer-'));
  draw = await createDrawer({ files: folder, images: folder });
});
afterAll(() => fs.rm(folder, { recursive: true }));

const drawn = async (more: Partial<PictureFacts>) => readPng(Buffer.from(await draw({ ...ASHA, ...more })));
const hashOf = async (more: Partial<PictureFacts>) =>
  createHash('sha256')
    .update(await draw({ ...ASHA, ...more }))
    .digest('hex');

/** Stores a file, as an upload does. */
async function stored(name: string, content: Uint8Array) {
  await fs.writeFile(path.join(folder, name), content);
  return { folder: 'files', name } as const;
}

const pixels = (width: number, height: number, color: readonly number[]) => ({
  width,
  height,
  data: Uint8ClampedArray.from(Array.from({ length: width * height }, () => color).flat()),
});
const RED = [255, 0, 0, 255];
const CLEAR = [0, 0, 0, 0];
/** Makes a PNG whose header names a size that its content does not have. */
const giant = () => {
  const png = Buffer.from(opaquePng(pixels(1, 1, RED)));
  png.writeUInt32BE(30_000, 16);
  png.writeUInt32BE(30_000, 20);
  return png;
};

it('finds its libraries and fonts, and says when one of them is not installed', () => {
  expect(canDraw()).toBe(true);
  const packages = Object.keys(OPTIONAL);
  expect(packages).toHaveLength(5);
  for (const missing of packages)
    expect([
      missing,
      canDraw((file) => {
        if (file.startsWith(missing)) throw new Error('It is not installed.');
      }),
    ]).toEqual([missing, false]);
});

it('draws a PNG of 1200 × 630 with the colour of the machine, small enough for WhatsApp', async () => {
  const png = await draw(ASHA);
  expect(png.length).toBeLessThan(300_000);
  const { width, height, colorAt } = readPng(Buffer.from(png));
  expect([width, height]).toEqual([1200, 630]);
  expect(colorAt(5, 300)).not.toBe(colorAt(180, 350));
  expect((await drawn({ bar: '#ffbf00', ink: '#000000' })).colorAt(0, 100)).toMatch(/^#ff[a-f]/);
});

it.each([
  ['png', transparentPng(pixels(8, 16, RED))],
  ['jpg', RED_JPEG],
  ['webp', RED_WEBP],
])('shows a photo and a symbol that are %s files', async (extension, content) => {
  const picture = await stored(`red.${extension}`, content);
  const { colorAt } = await drawn({ photo: picture, symbol: picture });
  for (const [x, y] of [
    [60, 340],
    [177, 470],
    [686, 356],
  ] as const)
    expect(colorAt(x, y)).toMatch(/^#f[c-f]0[0-3]0[0-3]$/);
  expect(colorAt(590, 356)).toBe('#ffffff'); // the narrow symbol is not cut, so the tile is visible beside it
});

it('keeps the colour of a half transparent symbol', async () => {
  const symbol = await stored('half.png', transparentPng(pixels(8, 8, [255, 0, 0, 128])));
  expect((await drawn({ symbol })).colorAt(686, 356)).toMatch(/^#f[ef](7|8)[0-9a-f](7|8)[0-9a-f]$/);
});

it.each([
  ['is missing', null],
  ['is empty', Buffer.alloc(0)],
  ['is no picture', Buffer.from('<script>')],
  ['is cut off', RED_JPEG.subarray(0, 120)],
  ['is damaged', Buffer.concat([RED_WEBP.subarray(0, 24), Buffer.alloc(40)])],
  ['names 30,000 × 30,000 pixels', giant()],
  ['is all transparent', transparentPng(pixels(4, 4, CLEAR))],
])('leaves out only the photo when it %s', async (what, content) => {
  const name = `${what}.jpg`;
  const photo = content === null ? ({ folder: 'files', name } as const) : await stored(name, content);
  const symbol = await stored('symbol.png', transparentPng(pixels(4, 4, RED)));
  expect(await hashOf({ photo, symbol })).toBe(await hashOf({ symbol }));
});

it('does not treat a photo that cannot be read as a missing photo', async () => {
  await fs.mkdir(path.join(folder, 'folder.png'));
  await expect(draw({ ...ASHA, photo: { folder: 'files', name: 'folder.png' } })).rejects.toThrow('EISDIR');
});

it.each([
  { names: ['ஆஷா', 'آشا'], areas: ['বাংলা'] },
  { names: ['🙏'.repeat(50)], section: '', areas: [] },
  { names: ['<svg onload="x">]]>&\u0000\ufffe\ud800'] },
  { names: ['अ'.repeat(150)], serial: '२०', press: 'W'.repeat(100), notice: 'W'.repeat(300) },
  { names: [`Z${'\u0301'.repeat(149)}`] },
])('draws a picture for %p', async (facts) => {
  expect(await drawn(facts)).toMatchObject({ width: 1200, height: 630 });
});
