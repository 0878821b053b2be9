import { describeVid, redirectOf, vidOfPath, type VidMeaning } from '@demo-evm/shared/domain';

/** The parsed address of a page. */
export interface PageAddress {
  /** The requested path or, if that is redirected, the path of the redirect. */
  readonly path: string;
  /** The meaning of the vid in the path of a voting page; `null` for every other page. */
  readonly meaning: VidMeaning | null;
}

/** Parses the path of a request or, if that path is redirected, the path of the redirect. */
export function parsePageAddress(requestedPath: string): PageAddress {
  const path = redirectOf(requestedPath) ?? requestedPath;
  const vid = vidOfPath(path);
  return { path, meaning: vid === undefined ? null : describeVid(vid) };
}

/** The address of the page to which `/` redirects. Spec 2: Screens and routes. */
export const START_ADDRESS = parsePageAddress('/');
