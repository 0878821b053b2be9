import { canSharePictures } from '@demo-evm/shared/ui';
import { drawPoster } from './draw-poster';
import { loadSymbol } from './load-symbol';
import { pictureFacts, type PictureFacts, type PictureSource } from './picture-facts';
import { smallJpeg } from './small-jpeg';
import { HEIGHT, WIDTH } from './poster-layout';

const TYPE = 'image/jpeg';

/**
 * Draws a campaign's slip as a picture for a message. Behaviour: Sharing.
 * @returns The picture, or `null` if the browser cannot share, draw or encode it, or cannot make it small
 *   enough.
 */
export async function drawSlipPicture(source: PictureSource): Promise<File | null> {
  if (!canSharePictures()) return null;
  const facts = pictureFacts(source);
  const symbol = await loadSymbol(facts.symbol);
  const picture = (await encode(facts, symbol)) ?? (symbol && (await encode(facts, null)));
  return picture && new File([picture], 'demo-evm.jpg', { type: TYPE });
}

/**
 * @returns The encoded picture, or `null` if it cannot be drawn or encoded, or is too large at every quality.
 */
async function encode(facts: PictureFacts, symbol: HTMLImageElement | null): Promise<Blob | null> {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = HEIGHT;
    const context = canvas.getContext('2d');
    if (!context) return null;
    drawPoster(context, facts, symbol);
    return await smallJpeg((quality) => new Promise((resolve) => canvas.toBlob(resolve, TYPE, quality)));
  } catch {
    return null;
  }
}
