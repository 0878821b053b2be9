import { imitateCanvas } from '@demo-evm/shared/testing';
import { encodePicture } from './encode-picture';

const LIMITS = { bytes: 60_000, sides: [384, 288, 192, 128] };
const WHOLE = { x: 0, y: 0, side: 2_000 };
const canvas = () => document.createElement('canvas');

it('encodes as WebP, and lowers the quality until the picture is small enough', async () => {
  const encoded = imitateCanvas();
  const picture = await encodePicture(canvas(), WHOLE, 'photo', LIMITS);
  expect(picture.type).toBe('image/webp');
  expect(picture.size).toBeLessThan(LIMITS.bytes);
  expect(encoded.map(({ side, quality }) => [side, quality])).toEqual([
    [384, 0.85],
    [384, 0.75],
  ]);
});

it('does not enlarge a small picture', async () => {
  const encoded = imitateCanvas();
  await encodePicture(canvas(), { x: 0, y: 0, side: 40.4 }, 'photo', LIMITS);
  expect(encoded.map(({ side }) => side)).toEqual([40]);
});

it.each([
  ['photo', { x: 0, y: 0, side: 2_000 }, 'image/jpeg'],
  ['symbol', { x: 0, y: 0, side: 200 }, 'image/png'],
  ['symbol', { x: 0, y: 0, side: 2_000 }, 'image/jpeg'],
] as const)('without WebP, a %s of %j becomes %s', async (kind, frame, type) => {
  imitateCanvas({ encodable: ['image/png', 'image/jpeg'] });
  const picture = await encodePicture(canvas(), frame, kind, LIMITS);
  expect(picture.type).toBe(type);
  expect(picture.size).toBeLessThan(LIMITS.bytes);
});

it('tries fewer pixels when no quality is small enough, and rejects when none fits', async () => {
  const encoded = imitateCanvas();
  const picture = await encodePicture(canvas(), WHOLE, 'photo', { bytes: 3_000, sides: [144, 96] });
  expect(picture.size).toBeLessThan(3_000);
  expect(encoded[encoded.length - 1]).toEqual({ type: 'image/webp', quality: 0.6, side: 96 });
  await expect(encodePicture(canvas(), WHOLE, 'photo', { bytes: 10, sides: [144] })).rejects.toThrow();
});
