/** An address as people write it: without protocol, and without a slash at its end. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
