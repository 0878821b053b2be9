import { crc32, deflateSync } from 'node:zlib';

/** A text that stands in the metadata of test pictures, for example as the place where a photo was taken. */
export const SECRET_PLACE = 'N 18.52 E 73.85';

export function pngChunk(name: string, content: Uint8Array): Buffer {
  const checked = Buffer.concat([Buffer.from(name), content]);
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length);
  checked.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(checked), 8 + content.length);
  return chunk;
}

interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  /** The compressed pixels. By default, all pixels are black. */
  readonly data?: Buffer;
  readonly isInterlaced?: boolean;
  /** Chunks between the header and the pixels. */
  readonly chunks?: readonly Buffer[];
}

/** Makes a grey PNG with one byte per pixel. */
export function makePng({
  width = 1,
  height = 1,
  data,
  isInterlaced = false,
  chunks = [],
}: PngOptions = {}): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, isInterlaced ? 1 : 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', data ?? deflateSync(Buffer.alloc(height * (width + 1)))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Adds segments to a JPEG, after its first two bytes. */
export function withSegments(
  jpeg: Buffer,
  ...segments: readonly (readonly [marker: number, content: Buffer])[]
): Buffer {
  const encoded = segments.flatMap(([marker, content]) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return [head, content];
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...encoded, jpeg.subarray(2)]);
}

/** Makes the content of an Exif segment: an orientation, and `SECRET_PLACE` as the place of the photo. */
export function exif(orientation: number): Buffer {
  const tiff = Buffer.from('49492a000800000001001201030001000000000000000000', 'hex');
  tiff.writeUInt16LE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.alloc(4), Buffer.from(SECRET_PLACE)]);
}

/** Makes an extended WebP from a WebP that has only its picture: adds the chunk `VP8X`, and chunks with these names. */
export function extendedWebp(
  webp: Buffer,
  side: { width: number; height: number },
  ...names: string[]
): Buffer {
  const canvas = Buffer.alloc(10);
  canvas[0] = 0x0c | (names.includes('ANIM') ? 2 : 0);
  canvas.writeUIntLE(side.width - 1, 4, 3);
  canvas.writeUIntLE(side.height - 1, 7, 3);
  const more = names.map((name) => webpChunk(name, Buffer.from(`${SECRET_PLACE} `)));
  const content = Buffer.concat([Buffer.from('WEBP'), webpChunk('VP8X', canvas), webp.subarray(12), ...more]);
  return webpChunk('RIFF', content);
}

function webpChunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name);
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content]);
}
