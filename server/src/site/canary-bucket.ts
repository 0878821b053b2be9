import { createHash, randomInt } from 'node:crypto';
import type { Canary } from '@demo-evm/shared/contract';

const BUCKETS = 10_000;
const COOKIE = 'canary_bucket';
const A_MONTH_S = 30 * 24 * 3600;

/** A number that says nothing of who the visitor is. docs/decisions/0016 */
export function newBucket(): number {
  return randomInt(BUCKETS);
}

/**
 * Does a visitor of that bucket get the canary? Another canary is another draw, so that it does not always meet the
 * same visitors; a larger share keeps those who have it.
 */
export function isInCanary(bucket: number, module: string, { version, percent }: Canary): boolean {
  const draw = createHash('sha256').update(`${module}/${version}/${bucket}`).digest().readUInt32BE();
  return draw % BUCKETS < (percent * BUCKETS) / 100;
}

/** The bucket in a request's `cookie` header; `null` when there is none that we have given. */
export function bucketOf(cookies = ''): number | null {
  const [, digits] = new RegExp(`(?:^|; ?)${COOKIE}=(\\d{1,4})(?:;|$)`).exec(cookies) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** A `set-cookie` header that keeps a visitor in a bucket while canaries run. */
export function bucketCookie(bucket: number, isHttps: boolean): string {
  const secure = isHttps ? '; Secure' : '';
  return `${COOKIE}=${bucket}; Path=/; Max-Age=${A_MONTH_S}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Has this visitor's page left the module's canary, because it failed there? It holds until the registry's next
 * revision. The shell's canary-cookie.ts and the page's watchdog.js set the cookie. docs/decisions/0016
 */
export function hasLeftCanary(cookies: string | undefined, module: string, revision: number): boolean {
  return new RegExp(`(?:^|; ?)canary_left_${module}=${revision}(?:;|$)`).test(cookies ?? '');
}
