import { once } from 'node:events';
import { createInflate } from 'node:zlib';

/** The number of samples of a pixel for each colour type. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** For each pass of an interlaced PNG: its first column, its first row, and the steps to the next column and row. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/**
 * Says whether the compressed data of a PNG decompresses to exactly as many bytes as the PNG's header
 * demands. The chunks of the PNG must have been checked before.
 */
export async function isCompletePng(png: Buffer): Promise<boolean> {
  const [depth = 0, colour = 0, , , interlace] = png.subarray(24, 29);
  const bits = depth * (SAMPLES[colour] ?? 0);
  const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  return inflatesTo(pixelData(png), interlace === 1 ? interlacedBytes(size, bits) : bytesOf(size, bits));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Gives the size of the decompressed pixel data in bytes. Each row begins with a byte that names the row's
 * filter.
 */
function bytesOf({ width, height }: Size, bits: number): number {
  return width === 0 ? 0 : height * (1 + Math.ceil((width * bits) / 8));
}

function interlacedBytes({ width, height }: Size, bits: number): number {
  return PASSES.reduce((sum, [left, top, right, down]) => {
    const pass = { width: Math.ceil((width - left) / right), height: Math.ceil((height - top) / down) };
    return sum + bytesOf({ width: Math.max(0, pass.width), height: Math.max(0, pass.height) }, bits);
  }, 0);
}

function pixelData(png: Buffer): Buffer {
  const found: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      found.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return Buffer.concat(found);
}

/**
 * Says whether `compressed` is complete, is followed by nothing, and decompresses to `expected` bytes. Counts
 * the bytes and does not keep them. Stops as soon as there are too many, because a small file can become a
 * huge one.
 */
async function inflatesTo(compressed: Buffer, expected: number): Promise<boolean> {
  const inflate = createInflate();
  let count = 0;
  inflate.on('data', ({ length }: Buffer) => {
    count += length;
    if (count > expected) inflate.destroy(new Error('too long'));
  });
  inflate.end(compressed);
  try {
    await once(inflate, 'end');
  } catch {
    return false;
  }
  return count === expected && inflate.bytesWritten === compressed.length;
}
