import { createHash } from 'node:crypto';

/**
 * Makes the ETag of a content. It is weak, because the content has the same ETag in every compression.
 * @param parts all texts from which the response is made
 */
export function weakEtag(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

/** True if the browser already has the content of this ETag, according to its `if-none-match` header. */
export function hasContent(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.includes(etag.replace('W/', '')) ?? false;
}
