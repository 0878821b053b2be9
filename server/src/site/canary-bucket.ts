import { createHash, randomInt } from 'node:crypto';
import type { Canary } from '@demo-evm/shared/contract';

const BUCKETS = 10_000;
const COOKIE = 'canary_bucket';
const COOKIE_MAX_AGE_SECONDS = 30 * 24 * 3600;

/** A random bucket for a new visitor, 0 to 9999. The number does not identify anybody. docs/decisions/0016 */
export function newBucket(): number {
  return randomInt(BUCKETS);
}

/**
 * Whether visitors of a bucket get a canary. Each canary selects its buckets independently, so that it is not always
 * the same visitors who get canaries. When the percentage grows, visitors who have the canary keep it.
 */
export function isInCanary(bucket: number, module: string, { version, percent }: Canary): boolean {
  const position = createHash('sha256').update(`${module}/${version}/${bucket}`).digest().readUInt32BE();
  return position % BUCKETS < (percent * BUCKETS) / 100;
}

/** The bucket in a request's `cookie` header; `null` when the header has no valid bucket. */
export function bucketOf(cookies = ''): number | null {
  const [, digits] = new RegExp(`(?:^|; ?)${COOKIE}=(\\d{1,4})(?:;|$)`).exec(cookies) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** The value of a `set-cookie` header that keeps a visitor in this bucket for 30 days. */
export function bucketCookie(bucket: number, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${COOKIE}=${bucket}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Whether a cookie says that a canary of this module failed in the visitor's browser at this revision of the registry.
 * The shell's canary-cookie.ts sets the cookie. docs/decisions/0016
 */
export function hasLeftCanary(cookies: string | undefined, module: string, revision: number): boolean {
  return new RegExp(`(?:^|; ?)canary_left_${module}=${revision}(?:;|$)`).test(cookies ?? '');
}
