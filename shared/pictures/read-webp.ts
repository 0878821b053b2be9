import {
  DamagedPicture,
  demand,
  latin,
  MAX_PARTS,
  slice,
  startsWith,
  viewOf,
  type PictureFile,
} from './bytes';

/** Thrown for an animation. `readPicture` catches it. */
export class MovingPicture extends Error {}

interface Size {
  readonly width: number;
  readonly height: number;
}

const HEADER_BYTES = 12;
/** The chunks of a still picture. All other chunks are metadata, except those of animations. */
const KEPT = new Set(['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']);
/** The bits of `VP8X` for an ICC profile and for transparency. The other bits announce metadata or an animation. */
const KEPT_FLAGS = 0x20 | 0x10;

export function isWebp(bytes: Uint8Array): boolean {
  return latin(bytes.subarray(0, 4)) === 'RIFF' && latin(bytes.subarray(8, HEADER_BYTES)) === 'WEBP';
}

/** Reads a WebP. Throws `DamagedPicture` or `MovingPicture`. */
export function readWebp(bytes: Uint8Array): PictureFile {
  const end = 8 + viewOf(bytes).getUint32(4, true);
  const file = slice(bytes, 0, end);
  const chunks: Uint8Array[] = [];
  let canvas: Size | undefined;
  let picture: Size | undefined;
  for (let at = HEADER_BYTES, count = 0; at < end; count += 1) {
    demand(count < MAX_PARTS);
    const length = viewOf(file).getUint32(at + 4, true);
    const whole = slice(file, at, at + 8 + length + (length % 2));
    const name = latin(whole.subarray(0, 4));
    const content = whole.subarray(8, 8 + length);
    if (name === 'ANIM' || name === 'ANMF') throw new MovingPicture();
    if (name === 'VP8X') canvas = readCanvas(content);
    if (name === 'VP8 ' || name === 'VP8L') {
      demand(picture === undefined);
      picture = name === 'VP8 ' ? readLossy(content) : readLossless(content);
    }
    if (KEPT.has(name)) chunks.push(name === 'VP8X' ? withoutMetadataFlags(whole) : whole);
    at += whole.length;
  }
  if (!picture) throw new DamagedPicture();
  demand(!canvas || (canvas.width === picture.width && canvas.height === picture.height));
  return { type: 'webp', ...picture, parts: [headerOf(chunks), ...chunks] };
}

function readCanvas(content: Uint8Array): Size {
  const view = viewOf(content);
  const side = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1;
  return { width: side(4), height: side(7) };
}

/** Reads the size from the first bytes of a VP8 key frame. The first partition of the frame must be complete. */
function readLossy(content: Uint8Array): Size {
  const view = viewOf(content);
  const tag = view.getUint16(0, true) + view.getUint8(2) * 65_536;
  demand(tag % 2 === 0 && startsWith(content, [0x9d, 0x01, 0x2a], 3) && 10 + (tag >>> 5) <= content.length);
  const size = { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  demand(size.width > 0 && size.height > 0);
  return size;
}

function readLossless(content: Uint8Array): Size {
  demand(content[0] === 0x2f);
  const bits = viewOf(content).getUint32(1, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

function withoutMetadataFlags(whole: Uint8Array): Uint8Array {
  const copy = Uint8Array.from(whole);
  copy[8] = (copy[8] ?? 0) & KEPT_FLAGS;
  return copy;
}

function headerOf(chunks: readonly Uint8Array[]): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES);
  header.set(Array.from('RIFF    WEBP', (letter) => letter.charCodeAt(0)));
  viewOf(header).setUint32(4, 4 + chunks.reduce((sum, { length }) => sum + length, 0), true);
  return header;
}
