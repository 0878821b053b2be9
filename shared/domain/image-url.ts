/**
 * A picture's address that is safe to load: https, or a path on this site; `null` for anything else. Quotes, brackets
 * and spaces are percent-encoded, so that the address is safe in CSS `url("…")`. Behaviour: Fields.
 */
export function imageUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const isPath = /^\/(?![/\\])/.test(text);
  if (!isPath && !/^https:\/\//i.test(text)) return null;
  try {
    const { href, pathname, search } = new URL(text, 'https://site.invalid');
    const address = isPath ? pathname + search : href;
    if (address.startsWith('//')) return null; // `/..//host` resolves to another site
    return address.replace(/["'()\\]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
  } catch {
    return null;
  }
}
