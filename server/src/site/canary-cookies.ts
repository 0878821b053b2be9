import { readCookie, serverCookie } from './server-cookie';

const COOKIE = 'canary_bucket';
const COOKIE_MAX_AGE_SECONDS = 30 * 24 * 3600;

/** Gives the bucket in a request's `cookie` header; `null` when the header has no valid bucket. */
export function bucketOf(cookies: string | undefined, isHttps: boolean): number | null {
  const value = readCookie(cookies, COOKIE, isHttps);
  return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : null;
}

/** Makes the value of a `set-cookie` header that keeps a visitor in this bucket for 30 days. */
export function bucketCookie(bucket: number, isHttps: boolean): string {
  return serverCookie(COOKIE, String(bucket), COOKIE_MAX_AGE_SECONDS, isHttps);
}

/**
 * True if a cookie says that a canary of this module failed in the visitor's browser at this revision of the
 * registry. The shell's canary-cookie.ts sets the cookie. docs/decisions/0016
 */
export function hasLeftCanary(cookies: string | undefined, module: string, revision: number): boolean {
  return new RegExp(`(?:^|; ?)canary_left_${module}=${revision}(?:;|$)`).test(cookies ?? '');
}
