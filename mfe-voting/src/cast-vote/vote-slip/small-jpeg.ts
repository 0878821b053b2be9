/** A picture must be smaller than this, so that a message with the picture is sent quickly on a slow network too. */
const PICTURE_LIMIT_BYTES = 150_000;

const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.4] as const;

/**
 * Tries a few qualities, the best one first, and returns the first picture that is smaller than `PICTURE_LIMIT_BYTES`.
 * @param encode Gives the picture at a quality from 0 to 1, or null when the browser cannot encode it.
 * @returns The picture, or null when it is too large at every quality or cannot be encoded.
 */
export async function smallJpeg(encode: (quality: number) => Promise<Blob | null>): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const picture = await encode(quality);
    if (!picture) return null;
    if (picture.size < PICTURE_LIMIT_BYTES) return picture;
  }
  return null;
}
