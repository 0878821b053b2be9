import fs from 'node:fs';
import { createRequire } from 'node:module';
import { reasonOf } from '../errors/operator-error';
import { composeSvg } from './compose-svg';
import type { PictureDecoders } from './decode-picture';
import type { PictureFacts } from './picture-facts';
import { opaquePng } from './png-of-pixels';
import type { Pixels } from './shrink';
import { readStoredPicture, type PictureFolders } from './stored-picture-reader';
import { createShaperFor, WEIGHTS, type Weight } from './text-shaper';

/**
 * Draws a link's picture, and gives it as PNG. If the photo or the symbol is missing, damaged or too large, draws the
 * picture without it. Rejects when the photo or the symbol cannot be read for a reason that may be temporary.
 */
export type DrawPicture = (facts: PictureFacts) => Promise<Uint8Array>;

const PHOTO = { width: 500, height: 488, isFilled: true } as const;
const SYMBOL = { width: 424, height: 424, isFilled: false } as const;

const FONTS = '@expo-google-fonts/noto-sans-devanagari';
const fontFile = (weight: Weight) => `${FONTS}/${WEIGHTS[weight]}/NotoSansDevanagari_${WEIGHTS[weight]}.ttf`;
const RASTERISER = '@resvg/resvg-wasm/index_bg.wasm';
const WEBP_DECODER = '@jsquash/webp/codec/dec/webp_dec.wasm';
/** The message of the error that the WebP decoder throws for a damaged picture. */
const DAMAGED_WEBP = 'Decoding error';

const { resolve } = createRequire(import.meta.url);

/**
 * Says whether the libraries and fonts that draw pictures are installed. They are optional dependencies of
 * the server.
 * @param find Throws when a file of a package is not installed.
 */
export function canDraw(find: (file: string) => unknown = resolve): boolean {
  const fonts = (Object.keys(WEIGHTS) as Weight[]).map(fontFile);
  try {
    for (const file of [...fonts, RASTERISER, WEBP_DECODER, 'harfbuzzjs', 'image-size']) find(file);
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the libraries and fonts, and makes a function that draws pictures. Drawing a picture takes about 0.2 s of
 * processor time, so the server draws only in a worker thread (draw-worker.ts).
 */
export async function createDrawer(folders: PictureFolders): Promise<DrawPicture> {
  const shaperFor = createShaperFor(await import('harfbuzzjs'), (weight) => resolve(fontFile(weight)));
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(fs.readFileSync(resolve(RASTERISER)));

  function drawSvg(svg: string): Pixels {
    const drawing = new Resvg(svg, { font: { loadSystemFonts: false } });
    const image = drawing.render();
    const { width, height, pixels: data } = image; // `pixels` is a copy, so it stays valid after `image.free()`
    image.free();
    drawing.free();
    return { width, height, data };
  }

  const decoders: PictureDecoders = {
    sizeOf: (await import('image-size')).imageSize,
    decodeWebp: await loadWebpDecoder(),
    drawSvg,
  };

  return async (facts) => {
    const photo = await readStoredPicture(facts.photo, PHOTO, folders, decoders);
    const symbol = await readStoredPicture(facts.symbol, SYMBOL, folders, decoders);
    return opaquePng(drawSvg(composeSvg(facts, shaperFor(facts.language), { photo, symbol })));
  };
}

async function loadWebpDecoder(): Promise<PictureDecoders['decodeWebp']> {
  const { default: decode, init } = await import('@jsquash/webp/decode.js');
  await init(await WebAssembly.compile(fs.readFileSync(resolve(WEBP_DECODER))));
  return (content) =>
    decode(new Uint8Array(content).buffer).catch((error: unknown) => {
      if (reasonOf(error) === DAMAGED_WEBP) return null;
      throw error;
    });
}
