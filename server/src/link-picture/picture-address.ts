import { createHash } from 'node:crypto';
import type { PictureFacts } from './picture-facts';

/**
 * The version of the drawing. Raise it with every change that makes the picture of the same facts look different. The
 * content at an address never changes, so changed pictures need new addresses. A test (compose-svg.test.ts) fails when
 * the drawing changes and the version does not.
 */
export const DRAWING_VERSION = 1;

/** The paths of all pictures of links start with this path. */
export const PICTURES_PATH = '/link-pictures';

/** Matches the key of every picture. */
export const PICTURE_KEY = /^[0-9a-f]{32}$/;

/**
 * Makes the key of a picture: a hash of everything that the picture shows, and of the version of the drawing.
 */
export function pictureKey(facts: PictureFacts): string {
  const shown = JSON.stringify([DRAWING_VERSION, facts]);
  return createHash('sha256').update(shown).digest('hex').slice(0, 32);
}

/**
 * Gives the path of the picture for the machine at `/demo/{vid}`. The vid tells the server which machine to
 * draw.
 */
export function pictureAddress(vid: string, facts: PictureFacts): string {
  return `${PICTURES_PATH}/${encodeURIComponent(vid)}/${pictureKey(facts)}.png`;
}
