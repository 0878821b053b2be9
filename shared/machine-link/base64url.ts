/** Encodes bytes as base64 with the characters that a URL may contain, without padding. RFC 4648, section 5. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

/** Decodes what `toBase64Url` has made. Throws when the text is not base64. */
export function fromBase64Url(text: string): Uint8Array {
  const decoded = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(decoded, (character) => character.charCodeAt(0));
}
