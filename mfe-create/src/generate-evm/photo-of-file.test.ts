import { isPhoto } from '@demo-evm/shared/domain';
import { imitateCanvas } from '@demo-evm/shared/testing';
import { photoOfFile } from './photo-of-file';

const fileOf = (content: string) => new File([content], 'a.jpg', { type: 'image/jpeg' });

it('makes a photo of at most 144 pixels and 8 KB', async () => {
  const encoded = imitateCanvas();
  const made = await photoOfFile(fileOf('photo'));
  expect(made.ok && isPhoto(made.value)).toBe(true);
  expect(encoded.every(({ side }) => side <= 144)).toBe(true);
});

it('refuses a file that the browser cannot decode, and a browser that encodes nothing', async () => {
  imitateCanvas();
  expect(await photoOfFile(fileOf('broken'))).toEqual({ ok: false, error: 'damaged' });
  Object.assign(HTMLCanvasElement.prototype, { toBlob: (done: (blob: null) => void) => done(null) });
  expect(await photoOfFile(fileOf('photo'))).toEqual({ ok: false, error: 'damaged' });
});
