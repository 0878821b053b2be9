import { dataUrl } from './data-url';
import type { Pixels } from './shrink';

/** The libraries that read pictures. */
export interface PictureDecoders {
  /** Reads type, size and orientation from the first bytes of a picture. Throws when the content is damaged. */
  readonly sizeOf: (content: Uint8Array) => {
    readonly type?: string | undefined;
    readonly width: number;
    readonly height: number;
    readonly orientation?: number | undefined;
  };
  /**
   * Gives `null` when the content is damaged. Rejects when the decoding fails for another reason, such as a lack of
   * memory.
   */
  readonly decodeWebp: (content: Uint8Array) => Promise<Pixels | null>;
  /** Draws an SVG, and gives its pixels. The colours have premultiplied alpha. */
  readonly drawSvg: (svg: string) => Pixels;
}

/** The largest width and height of a picture, in pixels. A larger picture would take too much memory. */
const MAX_SIDE = 4_096;

/**
 * Decodes a PNG, JPEG or WebP. The content is not trusted. `orientation` is the value of the picture's EXIF
 * tag, from 1 to 8. Gives `null` when the picture is damaged, completely transparent or larger than
 * `MAX_SIDE`, or when `content` is no picture. Rejects when the decoding fails for another reason, such as a
 * lack of memory.
 */
export async function decodePicture(
  content: Uint8Array,
  decoders: PictureDecoders,
): Promise<{ readonly pixels: Pixels; readonly orientation: number } | null> {
  const size = sizeOf(content, decoders);
  if (!size) return null;
  const { type = '', width, height, orientation = 1 } = size;
  if (!(width > 0 && height > 0 && width <= MAX_SIDE && height <= MAX_SIDE)) return null;
  const pixels =
    type === 'webp'
      ? await decoders.decodeWebp(content)
      : decodeBySvg(content, type, width, height, decoders);
  if (!pixels || isEmpty(pixels)) return null; // the rasteriser draws nothing in place of a damaged picture
  return { pixels, orientation };
}

function sizeOf(
  content: Uint8Array,
  decoders: PictureDecoders,
): ReturnType<PictureDecoders['sizeOf']> | null {
  try {
    return decoders.sizeOf(content);
  } catch {
    return null;
  }
}

/**
 * Decodes a PNG or JPEG with the rasteriser, at the size of the picture. At this size, `optimizeSpeed` changes no
 * pixel.
 */
function decodeBySvg(
  content: Uint8Array,
  type: string,
  width: number,
  height: number,
  { drawSvg }: PictureDecoders,
): Pixels {
  const url = dataUrl(type === 'png' ? 'image/png' : 'image/jpeg', content);
  const size = `width="${width}" height="${height}"`;
  const pixels = drawSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} image-rendering="optimizeSpeed" href="${url}"/></svg>`,
  );
  divideByAlpha(pixels);
  return pixels;
}

function divideByAlpha({ data }: Pixels): void {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = Math.min(255, ((data[channel] ?? 0) * 255) / alpha);
  }
}

function isEmpty({ data }: Pixels): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
}
