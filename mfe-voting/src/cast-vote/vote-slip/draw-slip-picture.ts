import { canSharePictures } from './can-share-pictures';
import { drawPoster, HEIGHT, WIDTH } from './draw-poster';
import { loadSymbol } from './load-symbol';
import { pictureFacts, type PictureFacts, type PictureSource } from './picture-facts';
import { smallJpeg } from './small-jpeg';

const TYPE = 'image/jpeg';

/** Draws a campaign's slip as a picture for a message. `null`: the browser cannot draw or share it. Behaviour: Sharing. */
export async function drawSlipPicture(source: PictureSource): Promise<File | null> {
  if (!canSharePictures()) return null;
  const facts = pictureFacts(source);
  const symbol = await loadSymbol(facts.symbol);
  const picture = (await encode(facts, symbol)) ?? (symbol && (await encode(facts, null)));
  return picture && new File([picture], 'demo-evm.jpg', { type: TYPE });
}

/** @returns The drawn picture; `null`: the symbol cannot be drawn or read again, or the browser cannot encode it. */
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
