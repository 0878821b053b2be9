/** Escapes every `%` of a URL that cannot be decoded, so that `/demo/100%` is an unknown machine, not a bad request. */
export function wellFormedUrl(url: string): string {
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replace(/%/g, '%25');
  }
}
