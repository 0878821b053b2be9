import { imitateCanvas } from '@demo-evm/shared/testing';
import { UPLOAD_LIMITS, uploadedPicture } from './uploaded-picture';

it.each([
  ['मेरा फोटो.jpeg', ['image/webp'], 'मेरा फोटो.webp'],
  ['.gif', ['image/webp'], 'picture.webp'],
  ['a.gif', ['image/jpeg'], 'a.jpg'],
])('names the small picture of %s in a browser that encodes %s as %s', async (chosen, encodable, name) => {
  imitateCanvas({ encodable });
  const canvas = document.createElement('canvas');
  const file = await uploadedPicture(canvas, { x: 0, y: 0, side: 2_000 }, 'photo', chosen);
  expect(file.name).toBe(name);
  expect(file.size).toBeLessThan(UPLOAD_LIMITS.bytes);
});
