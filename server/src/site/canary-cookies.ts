const COOKIE = 'canary_bucket';
const COOKIE_MAX_AGE_SECONDS = 30 * 24 * 3600;

/** Gives the bucket in a request's `cookie` header; `null` when the header has no valid bucket. */
export function bucketOf(cookies = ''): number | null {
  const [, digits] = new RegExp(`(?:^|; ?)${COOKIE}=(\\d{1,4})(?:;|$)`).exec(cookies) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Makes the value of a `set-cookie` header that keeps a visitor in this bucket for 30 days. */
export function bucketCookie(bucket: number, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${COOKIE}=${bucket}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * True if a cookie says that a canary of this module failed in the visitor's browser at this revision of the
 * registry. The shell's canary-cookie.ts sets the cookie. docs/decisions/0016
 */
export function hasLeftCanary(cookies: string | undefined, module: string, revision: number): boolean {
  return new RegExp(`(?:^|; ?)canary_left_${module}=${revision}(?:;|$)`).test(cookies ?? '');
}
