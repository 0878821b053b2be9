import type { PreviewKey } from '../release-preview/preview-key';
import { readCookie, serverCookie } from './server-cookie';

const COOKIE = 'canary_staff';
const COOKIE_MAX_AGE_SECONDS = 90 * 24 * 3600;

/** The cookies of people who get the canary of each module that has one. docs/decisions/0065 */
export interface StaffCookies {
  /** Says whether a request's `cookie` header has a cookie that this site has signed, and that has not expired. */
  readonly isStaff: (cookies: string | undefined, isHttps: boolean, now?: number) => boolean;
  /** Makes the value of a `set-cookie` header that gives a person every canary for 90 days. */
  readonly give: (isHttps: boolean, now?: number) => string;
  /** Makes the value of a `set-cookie` header that removes the cookie. */
  readonly remove: (isHttps: boolean) => string;
}

/** The cookie has the second at which it expires, because a browser could keep it for longer. */
export function createStaffCookies(key: PreviewKey): StaffCookies {
  return {
    isStaff(cookies, isHttps, now = Date.now()) {
      const value = readCookie(cookies, COOKIE, isHttps) ?? '';
      const [, seconds = '', signature = ''] = VALUE_PATTERN.exec(value) ?? [];
      return Number(seconds) * 1000 > now && key.isSigned(signature, COOKIE, Number(seconds));
    },
    give(isHttps, now = Date.now()) {
      const seconds = Math.floor(now / 1000) + COOKIE_MAX_AGE_SECONDS;
      return serverCookie(COOKIE, `${seconds}.${key.sign(COOKIE, seconds)}`, COOKIE_MAX_AGE_SECONDS, isHttps);
    },
    remove: (isHttps) => serverCookie(COOKIE, '', 0, isHttps),
  };
}

/** The second at which the cookie expires, and the signature. */
const VALUE_PATTERN = /^(\d{1,12})\.([\w-]{1,64})$/;
