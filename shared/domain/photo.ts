/**
 * A photo in a record has at most this many characters, including `data:image/…;base64,`. It stands for about 8 KB.
 * Behaviour: Create.
 */
const MAX_PHOTO_LENGTH = 12_000;

/**
 * Returns `true` for a photo that a machine of this device may have: a small picture in a `data:` URL. It has no
 * character that ends a CSS `url("…")`.
 */
export function isPhoto(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= MAX_PHOTO_LENGTH &&
    /^data:image\/(webp|jpeg);base64,[\w+/]+=*$/.test(value)
  );
}
