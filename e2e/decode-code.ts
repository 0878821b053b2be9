import type { Page } from '@playwright/test';
import jsQR from 'jsqr';

/** Decodes the QR code in a picture. The page draws the picture, so every format that the browser knows is possible. */
export async function decodeCode(page: Page, type: string, file: Buffer): Promise<string | undefined> {
  const url = `data:${type};base64,${file.toString('base64')}`;
  const { width, height, pixels } = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let text = '';
    for (let start = 0; start < data.length; start += 8_192)
      text += String.fromCharCode(...data.slice(start, start + 8_192));
    return { width: canvas.width, height: canvas.height, pixels: btoa(text) };
  }, url);
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data;
}
