/**
 * Gives the path and query of a request's target. Escapes every `%` when the target cannot be decoded, so `/demo/100%`
 * is an unknown machine and not a bad request. A target may also be a whole URL (RFC 9112, section 3.2.2).
 */
export function wellFormedUrl(target: string): string {
  if (target.startsWith('/') && !target.includes('%')) return target;
  const [, rest] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [];
  const url = rest === undefined ? target : rest.startsWith('/') ? rest : `/${rest}`;
  try {
    decodeURIComponent(url);
    return url;
  } catch {
    return url.replace(/%/g, '%25');
  }
}
