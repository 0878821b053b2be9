import { latin, viewOf } from './bytes';

const EXIF = 'Exif\0\0';
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/**
 * Reads the orientation of a JPEG from the content of its Exif segment: a number from 1 (upright) to 8. Gives
 * `undefined` when the content is not Exif, has no orientation, or is damaged.
 */
export function orientationOf(content: Uint8Array): number | undefined {
  if (latin(content.subarray(0, EXIF.length)) !== EXIF) return undefined;
  const view = viewOf(content.subarray(EXIF.length));
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const table = view.getUint32(4, isLittle);
    const count = view.getUint16(table, isLittle);
    for (let entry = table + 2; entry < table + 2 + count * ENTRY_BYTES; entry += ENTRY_BYTES) {
      if (view.getUint16(entry, isLittle) !== ORIENTATION_TAG) continue;
      const value = view.getUint16(entry + 8, isLittle);
      return value >= 1 && value <= 8 ? value : undefined;
    }
  } catch {
    // Browsers ignore damaged Exif data too.
  }
  return undefined;
}

/** Makes an Exif segment with only this orientation. Gives no bytes for an upright picture, which needs no segment. */
export function orientationSegment(orientation: number): Uint8Array {
  if (orientation === 1) return new Uint8Array();
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const content = [...Array.from(EXIF, (letter) => letter.charCodeAt(0)), ...tiff];
  return Uint8Array.from([0xff, 0xe1, 0, content.length + 2, ...content]);
}
