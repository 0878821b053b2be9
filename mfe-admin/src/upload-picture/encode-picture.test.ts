import { imitateCanvas } from '../testing/imitate-canvas';
import { encodePicture, MAX_PICTURE_BYTES } from './encode-picture';

const WHOLE = { x: 0, y: 0, side: 2_000 };
const canvas = () => document.createElement('canvas');

it('encodes as WebP, and lowers the quality until the picture is small enough', async () => {
  const encoded = imitateCanvas();
  const file = await encodePicture(canvas(), WHOLE, 'photo', 'मेरा फोटो.jpeg');
  expect([file.name, file.type]).toEqual(['मेरा फोटो.webp', 'image/webp']);
  expect(file.size).toBeLessThan(MAX_PICTURE_BYTES);
  expect(encoded.map(({ side, quality }) => [side, quality])).toEqual([
    [384, 0.85],
    [384, 0.75],
  ]);
});

it('does not enlarge a small picture', async () => {
  const encoded = imitateCanvas();
  await encodePicture(canvas(), { x: 0, y: 0, side: 40.4 }, 'photo', 'a');
  expect(encoded.map(({ side }) => side)).toEqual([40]);
});

it.each([
  ['photo', { x: 0, y: 0, side: 2_000 }, 'a.jpg', 'image/jpeg'],
  ['symbol', { x: 0, y: 0, side: 200 }, 'a.png', 'image/png'],
  ['symbol', { x: 0, y: 0, side: 2_000 }, 'a.jpg', 'image/jpeg'],
] as const)('without WebP, a %s of %j becomes %s', async (kind, frame, name, type) => {
  imitateCanvas({ encodable: ['image/png', 'image/jpeg'] });
  const file = await encodePicture(canvas(), frame, kind, 'a.gif');
  expect([file.name, file.type]).toEqual([name, type]);
  expect(file.size).toBeLessThan(MAX_PICTURE_BYTES);
});
