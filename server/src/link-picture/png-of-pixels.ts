import { crc32, deflateSync } from 'node:zlib';
import type { Pixels } from './shrink';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Two colour types of PNG, each with its number of bytes for one pixel (`channels`). */
const OPAQUE = { colorType: 2, channels: 3 } as const;
const TRANSPARENT = { colorType: 6, channels: 4 } as const;

/**
 * Encodes pixels as PNG without the alpha channel. The rows have no PNG filter. A link's picture has mostly large areas
 * of one colour, so its file is half as large as with the filters that the rasteriser uses.
 */
export function opaquePng(pixels: Pixels): Buffer {
  return encode(pixels, OPAQUE, 8);
}

/** Encodes pixels as PNG quickly. The PNG is large, but it is only read once and is not kept. */
export function transparentPng(pixels: Pixels): Buffer {
  return encode(pixels, TRANSPARENT, 1);
}

function encode(
  { width, height, data }: Pixels,
  { colorType, channels }: typeof OPAQUE | typeof TRANSPARENT,
  level: number,
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colorType], 8); // the first 8 is the number of bits per channel
  const rows = Buffer.alloc(height * (width * channels + 1));
  let at = 0;
  for (let from = 0; from < data.length; from += 4) {
    if (from % (width * 4) === 0) at += 1; // each row begins with the number of its filter, 0
    for (let channel = 0; channel < channels; channel += 1) rows[at++] = data[from + channel] ?? 0;
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
