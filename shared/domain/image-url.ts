/**
 * Checks the address of a picture. Behaviour: Fields.
 * @returns The address, normalised, if it is an https URL or a path on this site, otherwise `null`. The returned
 *   address contains no quotes, parentheses or backslashes, so it is also safe in a CSS `url("…")`.
 */
export function imageUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const isPath = /^\/(?![/\\])/.test(text);
  if (!isPath && !/^https:\/\//i.test(text)) return null;
  try {
    const { href, pathname, search } = new URL(text, 'https://site.invalid');
    const address = isPath ? pathname + search : href;
    if (address.startsWith('//')) return null; // `/..//host` resolves to `//host`, which is another site
    return address.replace(/["'()\\]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  } catch {
    return null;
  }
}
