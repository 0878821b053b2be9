import { deflateSync } from 'node:zlib';
import { exif, extendedWebp, makePng, pngChunk, SECRET_PLACE, withSegments } from '../testing/picture-files';
import { RED_JPEG, RED_WEBP } from '../testing/red-pictures';
import { checkPicture } from './check-picture';

const RED_SIZE = { width: 8, height: 16 };
const ICC = Buffer.from('ICC_PROFILE\0\u0001\u0001colours');
const note = Buffer.from(SECRET_PLACE);

it.each([
  [
    'PNG',
    makePng(),
    makePng({ chunks: [pngChunk('tEXt', note), pngChunk('eXIf', note), pngChunk('zTXt', note)] }),
  ],
  ['JPEG', RED_JPEG, withSegments(RED_JPEG, [0xe1, exif(1)], [0xed, note], [0xfe, note], [0xe0, note])],
])('removes the metadata of a %s, and changes nothing else', async (_type, clean, sent) => {
  expect(sent.includes(SECRET_PLACE)).toBe(true);
  expect(await checkPicture(sent)).toMatchObject({ ok: true, value: { content: clean } });
});

it('removes the metadata of a WebP, and no longer announces it', async () => {
  const checked = await checkPicture(extendedWebp(RED_WEBP, RED_SIZE, 'EXIF', 'XMP '));
  const content = checked.ok ? checked.value.content : Buffer.alloc(0);
  expect(content.toString('latin1')).not.toContain(SECRET_PLACE);
  expect(content.subarray(-20).equals(RED_WEBP.subarray(-20))).toBe(true);
  expect(content.readUInt32LE(4)).toBe(content.length - 8);
  expect(content[20]).toBe(0);
  expect(await checkPicture(content)).toEqual(checked);
});

it('keeps the orientation of a JPEG, and its colours', async () => {
  const checked = await checkPicture(withSegments(RED_JPEG, [0xe1, exif(6)], [0xe2, ICC]));
  const content = checked.ok ? checked.value.content : Buffer.alloc(0);
  expect(content.includes(SECRET_PLACE)).toBe(false);
  expect(content.includes(ICC)).toBe(true);
  expect(content.subarray(2, 12)).toEqual(Buffer.from('\u00ff\u00e1\0\u0022Exif\0\0', 'latin1'));
  expect(content[31]).toBe(6);
  expect(await checkPicture(content)).toEqual(checked);
});

it.each([
  ['PNG', makePng({ width: 9, height: 5 })],
  ['JPEG', RED_JPEG],
  ['WebP', RED_WEBP],
])('refuses a %s that is cut off anywhere', async (_type, whole) => {
  for (let length = 1; length < whole.length; length += 1)
    expect((await checkPicture(whole.subarray(0, length))).ok).toBe(false);
  expect((await checkPicture(whole)).ok).toBe(true);
});

const changed = (bytes: Buffer, at: number, value: number) => {
  const copy = Buffer.from(bytes);
  copy[at] = value;
  return copy;
};
const interlaced = (rows: number) =>
  makePng({ ...RED_SIZE, isInterlaced: true, data: deflateSync(Buffer.alloc(rows)) });

it.each([
  ['a PNG with a wrong check sum', changed(makePng(), 40, 1), 'damaged'],
  ['a PNG with too few pixels', makePng({ height: 2, data: deflateSync(Buffer.alloc(2)) }), 'damaged'],
  ['a PNG with too many pixels', makePng({ data: deflateSync(Buffer.alloc(1_000_000)) }), 'damaged'],
  [
    'a PNG with other data after its pixels',
    makePng({ data: Buffer.concat([deflateSync(Buffer.alloc(2)), note]) }),
    'damaged',
  ],
  ['a PNG whose pixels do not decompress', makePng({ data: note }), 'damaged'],
  ['a PNG with an unknown important chunk', makePng({ chunks: [pngChunk('EVIL', note)] }), 'damaged'],
  ['a PNG without an area', makePng({ width: 0 }), 'damaged'],
  ['an interlaced PNG with too few pixels', interlaced(157), 'damaged'],
  ['a JPEG without pixels', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'), 'damaged'],
  ['a WebP of zeros', Buffer.concat([RED_WEBP.subarray(0, 20), Buffer.alloc(16)]), 'damaged'],
  ['a WebP with a wrong canvas', extendedWebp(RED_WEBP, { width: 9, height: 16 }), 'damaged'],
  ['a WebP that moves', extendedWebp(RED_WEBP, RED_SIZE, 'ANIM'), 'moving'],
  [
    'a PNG of millions of chunks',
    makePng({ chunks: Array<Buffer>(10_000).fill(pngChunk('tEXt', note)) }),
    'damaged',
  ],
  ['a giant PNG', makePng({ width: 30_000, height: 30_000, data: note }), 'giant'],
  ['a PNG that is too wide', makePng({ width: 8_193 }), 'giant'],
  [
    'a JPEG that is too high',
    changed(RED_JPEG, RED_JPEG.indexOf(Buffer.from('ffc0', 'hex')) + 5, 0x21),
    'giant',
  ],
  ['a text', note, 'unknown'],
])('refuses %s', async (_what, bytes, error) => {
  expect(await checkPicture(bytes)).toEqual({ ok: false, error });
});

it.each([
  ['a PNG', makePng()],
  ['a JPEG', RED_JPEG],
  ['a WebP', RED_WEBP],
])('removes what follows the picture in %s, such as a film or a script', async (_what, bytes) => {
  const whole = await checkPicture(Buffer.concat([bytes, note]));
  expect(whole).toMatchObject({ ok: true });
  expect(whole).toEqual(await checkPicture(bytes));
});

it('accepts the largest picture, and an interlaced one', async () => {
  expect(await checkPicture(makePng({ width: 8_192, height: 8_192 }))).toMatchObject({ ok: true });
  expect(await checkPicture(interlaced(158))).toMatchObject({ ok: true });
});
