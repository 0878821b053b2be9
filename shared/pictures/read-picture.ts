import { failure, success, type Result } from '@demo-evm/shared/domain';
import { DamagedPicture, startsWith, type PictureFile, type PictureProblem } from './bytes';
import { readJpeg } from './read-jpeg';
import { PNG_SIGNATURE, readPng } from './read-png';
import { isWebp, MovingPicture, readWebp } from './read-webp';

export type { PictureFile, PictureProblem } from './bytes';

/**
 * Reads the structure of a PNG, JPEG or WebP file: its size in pixels, whether it is complete, and its parts without
 * metadata such as the place where a photo was taken. The content decides the type. The pixels are not decoded, so a
 * wrong pixel is not found.
 */
export function readPicture(bytes: Uint8Array): Result<PictureFile, PictureProblem> {
  const read = readerFor(bytes);
  if (!read) return failure('unknown');
  try {
    return success(read(bytes));
  } catch (error) {
    if (error instanceof MovingPicture) return failure('moving');
    // A `DataView` throws a `RangeError` if code reads beyond the end of the bytes.
    if (error instanceof DamagedPicture || error instanceof RangeError) return failure('damaged');
    throw error;
  }
}

function readerFor(bytes: Uint8Array): ((bytes: Uint8Array) => PictureFile) | undefined {
  if (startsWith(bytes, PNG_SIGNATURE)) return readPng;
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return readJpeg;
  return isWebp(bytes) ? readWebp : undefined;
}
