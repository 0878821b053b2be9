import type { HostConfig } from './host';
import type { RemoteRelease } from './remote-release';

/** Id of the JSON block in the HTML. */
export const PAGE_DATA_ID = 'page-data';

/** What the site host puts into every page for the shell. */
export interface PageData {
  readonly revision: number;
  readonly shell: {
    readonly version: string;
    /** Where its files are: an absolute path, with a slash at its end. */
    readonly folder: string;
    /** As of a remote's release. */
    readonly integrity: Readonly<Record<string, string>>;
  };
  readonly remotes: readonly RemoteRelease[];
  readonly config: HostConfig;
  /** Origins that a developer's remotes may come from in one tab; none in production. docs/remotes.md */
  readonly overrideOrigins: readonly string[];
  /** Where the shell tells what happened; `null`: nowhere. */
  readonly eventsUrl: string | null;
}

/** Reads the page's JSON block. Throws when the page was not assembled by a site host: nothing could work. */
export function readPageData(page: Document): PageData {
  const block = page.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error(`This page has no #${PAGE_DATA_ID} block.`);
  return JSON.parse(block.textContent) as PageData;
}
