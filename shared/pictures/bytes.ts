/** The type of a picture file. It is also the usual extension of such a file. */
export type PictureType = 'png' | 'jpg' | 'webp';

/**
 * Why a file is not accepted as a picture. `moving`: it is an animation. `unknown`: it is neither a PNG nor a JPEG nor
 * a WebP.
 */
export type PictureProblem = 'unknown' | 'damaged' | 'moving';

/** What the structure of a picture file says. No pixel has been decoded. */
export interface PictureFile {
  readonly type: PictureType;
  /** The stored width and height in pixels, before a JPEG's `orientation` is applied. */
  readonly width: number;
  readonly height: number;
  /**
   * The parts of the file without metadata, and without what follows the picture: phones append films, and attackers
   * append scripts. Together, `parts` are a complete file of the same type and with the same pixels.
   */
  readonly parts: readonly Uint8Array[];
}

/** Thrown by the readers in this folder when a file ends too early or contradicts itself. `readPicture` catches it. */
export class DamagedPicture extends Error {}

/**
 * The largest number of chunks or segments of a file. A file with millions of tiny chunks would take seconds to read.
 */
export const MAX_PARTS = 10_000;

export function demand(isRight: boolean): void {
  if (!isRight) throw new DamagedPicture();
}

/** Gives the bytes from `start` to `end`. Throws `DamagedPicture` if the file ends before `end`. */
export function slice(bytes: Uint8Array, start: number, end: number): Uint8Array {
  demand(end <= bytes.length);
  return bytes.subarray(start, end);
}

export function startsWith(bytes: Uint8Array, start: readonly number[], at = 0): boolean {
  return start.every((byte, place) => bytes[at + place] === byte);
}

/** Gives the bytes as a Latin-1 text. */
export function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
