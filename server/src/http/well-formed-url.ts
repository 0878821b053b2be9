/** Escapes every `%` when the URL cannot be decoded. `/demo/100%` is then an unknown machine, not a bad request. */
export function wellFormedUrl(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replace(/%/g, '%25');
  }
}
