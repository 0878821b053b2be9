import { failure, success, type Result } from '@demo-evm/shared/domain';
import { readPicture } from '@demo-evm/shared/pictures';
import { draw } from './draw';

/**
 * A picture with more pixels would take more memory than many phones have. The photos of most phones have fewer pixels.
 */
const MAX_PIXELS = 110_000_000;

/**
 * A larger picture is reduced to this many pixels on its longer side. At the largest zoom, the frame of a 4:3
 * photo still has about 300 of these pixels on each side.
 */
const OPENED_SIDE_PIXELS = 2_048;

/** Why a chosen file cannot be opened. `heic`: the browser cannot decode the photos of an iPhone. */
export type FileProblem = 'type' | 'damaged' | 'giant' | 'heic';

/** Every picture type except SVG. An SVG has no pixels of its own, and browsers disagree about its size. */
const PICTURE_TYPE = /^image\/(?!svg)/;

/**
 * Decodes a file that the visitor has chosen, and gives its pixels as a canvas. Before that, it checks the
 * number of pixels, and that the file is complete, because browsers also decode incomplete files.
 */
export async function openPicture(file: File): Promise<Result<HTMLCanvasElement, FileProblem>> {
  if (file.type !== '' && !PICTURE_TYPE.test(file.type)) return failure('type');
  const bytes = await readBytes(file);
  const read = readPicture(bytes);
  if (!read.ok && read.error === 'damaged') return failure('damaged');
  if (read.ok && read.value.width * read.value.height > MAX_PIXELS) return failure('giant');
  const decoded = await decode(file);
  if (!decoded) return failure(isHeic(bytes) ? 'heic' : 'damaged');
  const { width, height } = decoded;
  const scale = Math.min(1, OPENED_SIDE_PIXELS / Math.max(width, height));
  const canvas = draw(
    decoded,
    { width: Math.round(width * scale), height: Math.round(height * scale) },
    (context) => context.scale(scale, scale),
  );
  if ('close' in decoded) decoded.close(); // frees the memory of a large photo at once
  return canvas.width > 0 && canvas.height > 0 ? success(canvas) : failure('damaged');
}

/** Uses `FileReader`, because a `File` has no `arrayBuffer()` in Safari 13 and Chrome 69. */
function readBytes(file: File): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'));
    reader.readAsArrayBuffer(file);
  });
}

/** Decodes a file, turned as its Exif data says. Gives `null` when the browser cannot decode it. */
async function decode(file: File): Promise<ImageBitmap | HTMLImageElement | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Older browsers lack `createImageBitmap` or reject its option. Others cannot decode every type with it.
    return loadImage(file);
  }
}

/** The content security policy of the page allows pictures in `data:` URLs, but not in `blob:` URLs. */
function loadImage(file: File): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    reader.onerror = () => resolve(null);
    reader.onload = () => {
      image.src = reader.result as string;
    };
    reader.readAsDataURL(file);
  });
}

/** HEIC is the format of an iPhone's photos. Only Safari can decode it. */
function isHeic(bytes: Uint8Array): boolean {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(hei|hev|mif1|msf1)/.test(brand);
}
