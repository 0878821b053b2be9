/** @returns An address as people write it, without the protocol and without a slash at its end. */
export function shownAddress(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}
