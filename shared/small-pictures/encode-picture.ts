import { draw } from './draw';
import type { Frame, PictureKind } from './frame';

/** How small a picture becomes. */
export interface PictureLimits {
  /** The picture has fewer bytes than this. */
  readonly bytes: number;
  /** The widths of the square to try, in pixels, the best one first. */
  readonly sides: readonly number[];
}

const QUALITIES = [0.85, 0.75, 0.6, 0.45];

/**
 * Encodes the part of a picture inside the frame within the limits, with less quality or fewer pixels where necessary.
 * The new picture has no metadata. The promise rejects when the browser cannot encode the picture.
 */
export async function encodePicture(
  picture: HTMLCanvasElement,
  frame: Frame,
  kind: PictureKind,
  limits: PictureLimits,
): Promise<Blob> {
  for (const largest of limits.sides) {
    const side = Math.max(1, Math.min(largest, Math.round(frame.side)));
    const square = drawFrame(picture, frame, side);
    for (const quality of QUALITIES) {
      const [smallest] = (await encodings(square, kind, quality, limits)).sort((a, b) => a.size - b.size);
      if (smallest && smallest.size < limits.bytes) return smallest;
    }
  }
  throw new Error('The browser could not encode the picture.');
}

/** Draws the content of the frame on a square of `pixels` by `pixels`. Parts outside the picture are transparent. */
function drawFrame(picture: HTMLCanvasElement, { x, y, side }: Frame, pixels: number): HTMLCanvasElement {
  return draw(picture, { width: pixels, height: pixels }, (context) => {
    context.scale(pixels / side, pixels / side);
    context.translate(-x, -y);
  });
}

/**
 * Encodes the square as WebP, and a symbol also as PNG. A browser that cannot encode WebP makes a PNG instead. In such
 * a browser, a symbol whose PNG is small enough is encoded as PNG. Any other picture is encoded as JPEG.
 */
async function encodings(
  square: HTMLCanvasElement,
  kind: PictureKind,
  quality: number,
  { bytes }: PictureLimits,
): Promise<Blob[]> {
  const webp = await encode(square, 'image/webp', quality);
  const png = kind === 'symbol' ? await encode(square, 'image/png') : null;
  if (webp?.type === 'image/webp') return [webp, png].filter(isBlob);
  if (png && png.size < bytes) return [png];
  return [await encode(onWhite(square), 'image/jpeg', quality)].filter(isBlob);
}

/** JPEG has no transparency. A transparent pixel would be black. */
function onWhite(square: HTMLCanvasElement): HTMLCanvasElement {
  return draw(square, square, (context) => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, square.width, square.height);
  });
}

function encode(canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

function isBlob(blob: Blob | null): blob is Blob {
  return blob !== null;
}
