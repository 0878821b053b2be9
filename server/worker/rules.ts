import { describeVid, redirectOf, vidOfPath } from '@demo-evm/shared/domain';

/** The longest wait for the network before a visitor gets the kept page. */
export const NETWORK_LIMIT_MS = 400;
/** A kept page is not shown when the server confirmed it longer ago than this. */
export const MAX_AGE_MS = 7 * 24 * 3600_000;
/**
 * The time at which a kept page was confirmed may be this far in the future, because phones correct their clocks by
 * seconds. A later time comes from a wrong clock, and the page is not shown.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000;
/** The largest number of kept pages. If there are more, the page that was confirmed longest ago is removed. */
export const MAX_PAGES = 30;
/** The size of the largest picture of a machine that is kept. */
export const MAX_PICTURE_BYTES = 2 * 2 ** 20;
export const MAX_PICTURES_PER_PAGE = 8;

/** The query parameter of a developer's override (docs/remotes.md). A page with an override is never kept. */
const OVERRIDE_PARAMETER = 'mfe-override';

/** The query parameter of a link to a preview of a release (docs/decisions/0065). The page is for one person only. */
const PREVIEW_PARAMETER = 'release';

/** The query parameter of a request for the slip of a page (docs/decisions/0039). The slip is not a page. */
const SLIP_PARAMETER = 'slip';

const NEVER_KEPT = [OVERRIDE_PARAMETER, PREVIEW_PARAMETER, SLIP_PARAMETER];

/** All machines of this device have the same page, because only the browser knows them. */
const KEY_OF_DEVICE_MACHINES = '/demo/evm_';

/**
 * Gives the key under which the page at an address is kept: the path of the address, or the target if the path is
 * redirected. All machines of this device share one key. The query is not part of the key, because no page depends on
 * the query. Gives `null` for what is never kept: the preview of an unsaved form, a page with a developer's override,
 * a preview of a release, and the slip of a page.
 */
export function keyOf({ pathname, searchParams }: URL): string | null {
  if (NEVER_KEPT.some((parameter) => searchParams.has(parameter))) return null;
  const path = redirectOf(pathname) ?? pathname.replace(/(.)\/+$/, '$1');
  const vid = vidOfPath(path);
  if (vid === undefined) return path;
  const { kind } = describeVid(vid);
  if (kind === 'preview') return null;
  return kind === 'custom' ? KEY_OF_DEVICE_MACHINES : path;
}

/**
 * True if a page that the server confirmed at `confirmedAt` may still be shown. Both times are from this
 * device's clock.
 */
export function isYoung(confirmedAt: number, now: number): boolean {
  const age = now - confirmedAt;
  return age >= -CLOCK_TOLERANCE_MS && age <= MAX_AGE_MS;
}

/** True if the status means that the server has failed or is busy. The kept page is then shown. */
export function isServerDown(status: number): boolean {
  return status >= 500 || status === 429;
}

/** True if the status means that there is no such page. */
export function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

/**
 * True if the server has answered with a redirect, because the address of the page has changed. A service
 * worker cannot read the status of a redirect. Only the server can send the redirect, because a site with a
 * service worker is reached by https.
 */
export function isMoved({ type, redirected }: Pick<Response, 'type' | 'redirected'>): boolean {
  return type === 'opaqueredirect' || redirected;
}

/** True if this is the path of a file of a release. Such a file never changes. docs/releasing.md */
export function isReleaseFile(pathname: string): boolean {
  return /^\/(shell|mfe-[a-z0-9-]+)\/[^/]+\/./.test(pathname);
}

/**
 * Matches the path of an uploaded picture. The name of the picture is the hash of its content.
 * server/src/uploads/picture-storage.ts
 */
const UPLOADED_PICTURE = /^\/files\/[0-9a-f]{64}\.[a-z]+$/;

/** True if this is the path of a file that never changes: a file of a release, or an uploaded picture. */
export function isImmutable(pathname: string): boolean {
  return isReleaseFile(pathname) || UPLOADED_PICTURE.test(pathname);
}
