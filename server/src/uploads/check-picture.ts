import { failure, success, type Result } from '@demo-evm/shared/domain';
import { readPicture } from '@demo-evm/shared/pictures';
import { isCompletePng } from './complete-png';

/**
 * The reason why the content of a file was refused. An `unknown` file is no PNG, JPEG or WebP, a `moving`
 * picture is animated, and a side of a `giant` picture is longer than `MAX_SIDE_PIXELS`.
 */
export type ContentRefusal = 'unknown' | 'damaged' | 'moving' | 'giant';

export interface CheckedPicture {
  readonly extension: 'png' | 'jpg' | 'webp';
  /** The picture without metadata. Its pixels are those of the uploaded file. */
  readonly content: Buffer;
}

/**
 * The largest accepted width and height in pixels. A small file can have so many pixels that a voter's phone
 * runs out of memory. Behaviour: POST upload/s3/s3/evm/{filename}.
 */
export const MAX_SIDE_PIXELS = 8_192;

/**
 * Checks that a file is one complete still picture, and removes its metadata, for example the place where a photo was
 * taken. docs/decisions/0043.
 */
export async function checkPicture(file: Uint8Array): Promise<Result<CheckedPicture, ContentRefusal>> {
  const read = readPicture(file);
  if (!read.ok) return read;
  const { type, width, height, parts } = read.value;
  if (width > MAX_SIDE_PIXELS || height > MAX_SIDE_PIXELS) return failure('giant');
  const content = Buffer.concat(parts);
  if (type === 'png' && !(await isCompletePng(content))) return failure('damaged');
  return success({ extension: type, content });
}
