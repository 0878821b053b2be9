/** The most bytes of a picture: a message with it is sent at once on a slow network. */
const PICTURE_LIMIT_BYTES = 150_000;

const QUALITIES = [0.85, 0.75, 0.65, 0.5, 0.4] as const;

/**
 * Encodes a picture at the best of a few qualities at which it is smaller than the limit. `null`: it is not at any.
 * @param encode gives the picture at a quality between 0 and 1; `null`: the browser cannot
 */
export async function smallJpeg(encode: (quality: number) => Promise<Blob | null>): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const picture = await encode(quality);
    if (!picture) return null;
    if (picture.size < PICTURE_LIMIT_BYTES) return picture;
  }
  return null;
}
