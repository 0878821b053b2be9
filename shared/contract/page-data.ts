import type { HostConfig } from './host';
import type { RemoteRelease } from './remote-release';

/** Id of the JSON block in the HTML. */
export const PAGE_DATA_ID = 'page-data';

/** What the site host puts into every page for the shell. */
export interface PageData {
  readonly revision: number;
  readonly remotes: readonly RemoteRelease[];
  readonly config: HostConfig;
}

/** Reads the page's JSON block. Throws when the page was not assembled by a site host: nothing could work. */
export function readPageData(page: Document): PageData {
  const block = page.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error(`This page has no #${PAGE_DATA_ID} block.`);
  return JSON.parse(block.textContent) as PageData;
}
