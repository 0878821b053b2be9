import { describeVid, redirectOf, vidOfPath, type VidMeaning } from '@demo-evm/shared/domain';

/** The address of a page. It is parsed once for each request and handed on. */
export interface PageAddress {
  /** The path that is shown: the requested one, or the one that it redirects to. */
  readonly path: string;
  /** What the vid of a voting page means; `null` for every other page. */
  readonly meaning: VidMeaning | null;
}

export function parsePageAddress(requestedPath: string): PageAddress {
  const path = redirectOf(requestedPath) ?? requestedPath;
  const vid = vidOfPath(path);
  return { path, meaning: vid === undefined ? null : describeVid(vid) };
}
