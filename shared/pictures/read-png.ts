import { crc32 } from '@demo-evm/shared/domain';
import { DamagedPicture, demand, latin, MAX_PARTS, slice, viewOf, type PictureFile } from './bytes';

/** The first eight bytes of every PNG. */
export const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** The chunks that a decoder needs for the right pixels and colours. All other chunks are metadata. */
const KEPT = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'cHRM',
  'cICP',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
]);

/** The allowed bit depths of each colour type. */
const BIT_DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** Reads a PNG. The check sum of every chunk must be right. Throws `DamagedPicture`. */
export function readPng(bytes: Uint8Array): PictureFile {
  const names: string[] = [];
  const parts = [slice(bytes, 0, PNG_SIGNATURE.length)];
  for (let at = PNG_SIGNATURE.length; ;) {
    const { name, whole } = readChunk(bytes, at);
    at += whole.length;
    requirePlace(name, names);
    names.push(name);
    demand(names.length <= MAX_PARTS);
    if (KEPT.has(name)) parts.push(whole);
    if (name === 'IEND') {
      demand(names.includes('IDAT'));
      return { type: 'png', ...readSize(parts[1]), parts };
    }
  }
}

function readChunk(bytes: Uint8Array, at: number): { name: string; whole: Uint8Array } {
  const length = viewOf(bytes).getUint32(at);
  const whole = slice(bytes, at, at + 12 + length);
  const checked = whole.subarray(4, 8 + length);
  demand(viewOf(whole).getUint32(8 + length) === crc32(checked));
  return { name: latin(checked.subarray(0, 4)), whole };
}

/**
 * Requires that `IHDR` is the first chunk and appears once, and that the `IDAT` chunks follow each other. A chunk whose
 * name begins with a capital letter must be in `KEPT`.
 */
function requirePlace(name: string, before: readonly string[]): void {
  demand((name === 'IHDR') === (before.length === 0));
  demand(name !== 'IDAT' || before[before.length - 1] === 'IDAT' || !before.includes('IDAT'));
  demand(KEPT.has(name) || /^[a-z]/.test(name));
}

function readSize(header: Uint8Array | undefined): { width: number; height: number } {
  if (header?.length !== 25) throw new DamagedPicture();
  const view = viewOf(header);
  const [depth, colour, compression, filter, interlace] = header.subarray(16, 21);
  demand(BIT_DEPTHS[colour ?? -1]?.includes(depth ?? -1) ?? false);
  demand(compression === 0 && filter === 0 && (interlace === 0 || interlace === 1));
  const size = { width: view.getUint32(8), height: view.getUint32(12) };
  demand(size.width > 0 && size.height > 0);
  return size;
}
