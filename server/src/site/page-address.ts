import { describeVid, redirectOf, vidOfPath, type VidMeaning } from '@demo-evm/shared/domain';

/** The parsed address of a page. */
export interface PageAddress {
  /** The requested path or, if the site redirects this path, the path to which it redirects. */
  readonly path: string;
  /** The meaning of the vid in the path of a voting page; `null` for every other page. */
  readonly meaning: VidMeaning | null;
}

/** Parses the path of a request or, if the site redirects this path, the path to which it redirects. */
export function parsePageAddress(requestedPath: string): PageAddress {
  // Several slashes at the end become one, so that the cache has the same page under fewer addresses.
  const path = redirectOf(requestedPath) ?? requestedPath.replace(/\/+$/, '/');
  const vid = vidOfPath(path);
  return { path, meaning: vid === undefined ? null : describeVid(vid) };
}

/** The address of the page to which `/` redirects. Spec 2: Screens and routes. */
export const START_ADDRESS = parsePageAddress('/');
