/** Gives a URL as people write it, without the protocol. */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '');
}
