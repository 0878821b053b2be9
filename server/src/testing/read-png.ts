import { inflateSync } from 'node:zlib';

export interface ReadPng {
  readonly width: number;
  readonly height: number;
  /** Gives the colour of a pixel as `#rrggbb`. */
  readonly colorAt: (x: number, y: number) => string;
}

/** Reads a PNG of 8-bit RGB whose rows have no filter. The server's own pictures are such PNGs. */
export function readPng(png: Buffer): ReadPng {
  if (png.toString('latin1', 1, 4) !== 'PNG') throw new Error('The content is no PNG.');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (png[24] !== 8 || png[25] !== 2) throw new Error('The PNG is not 8-bit RGB.');
  const rows = inflateSync(png.subarray(png.indexOf('IDAT') + 4));
  const rowBytes = width * 3 + 1;
  if (rows.length !== height * rowBytes) throw new Error('The PNG is not complete.');
  return {
    width,
    height,
    colorAt(x, y) {
      const at = y * rowBytes + 1 + x * 3;
      return `#${rows.subarray(at, at + 3).toString('hex')}`;
    },
  };
}
