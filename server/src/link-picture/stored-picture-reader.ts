import fs from 'node:fs';
import path from 'node:path';
import { errorCode } from '../errors/error-code';
import { dataUrl } from './data-url';
import { decodePicture, type PictureDecoders } from './decode-picture';
import type { StoredPicture } from './picture-facts';
import { transparentPng } from './png-of-pixels';
import { shrink, turnUpright, type Box } from './shrink';

/** The paths of the two folders that `StoredPicture` names. */
export interface PictureFolders {
  readonly files: string;
  readonly images: string;
}

/**
 * Reads a stored picture, shrinks it to `box`, and gives the data URL of a PNG. An SVG is neither shrunk nor
 * checked. The folder `files` has uploads of campaigns, so this function does not trust the content of a
 * file. Gives `null` when the file is missing, or when `decodePicture` (decode-picture.ts) gives `null`.
 * @throws When the picture cannot be read for a reason that may be temporary: the file exists but cannot be read, or
 * the decoding fails for another reason than a damaged file, such as a lack of memory.
 */
export async function readStoredPicture(
  stored: StoredPicture | null,
  box: Box,
  folders: PictureFolders,
  decoders: PictureDecoders,
): Promise<string | null> {
  const content = stored && readFile(path.join(folders[stored.folder], stored.name));
  if (!stored || !content) return null;
  if (stored.name.endsWith('.svg')) return dataUrl('image/svg+xml', content);
  const decoded = await decodePicture(content, decoders);
  if (!decoded) return null;
  const { pixels, orientation } = decoded;
  const lies = orientation > 4;
  const small = shrink(pixels, lies ? { ...box, width: box.height, height: box.width } : box);
  return dataUrl('image/png', transparentPng(turnUpright(small, orientation)));
}

function readFile(file: string): Buffer | null {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  }
}
