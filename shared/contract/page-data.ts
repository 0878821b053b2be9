import type { Language } from '@demo-evm/shared/domain';
import type { HostConfig } from './host';
import type { RemoteRelease } from './remote-release';

/** Ids of the JSON blocks in the HTML. */
export const PAGE_DATA_ID = 'page-data';
export const EARLY_ANSWERS_ID = 'early-answers';

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
  /** What this page's inline script asks for, so that it is here when the remote is. `null`: a page of no route. */
  readonly early: EarlyCalls | null;
}

interface EarlyCalls {
  /** What the page speaks to a visitor who has chosen nothing. */
  readonly language: Language;
  /** Does the address set that language, whatever the visitor chose before? A site host from before it says nothing. */
  readonly isSetByAddress?: boolean;
  /** Where the remote's words are, by language. */
  readonly tables: Readonly<Partial<Record<Language, string>>>;
  /** Further URLs, whose answers are not in the HTML. */
  readonly calls: readonly string[];
}

/** The answers that the HTML brings along, by URL: a block of its own, because visitors' words are in it. */
export function readEarlyAnswers(page: Document): Readonly<Record<string, unknown>> {
  const block = page.getElementById(EARLY_ANSWERS_ID);
  return JSON.parse(block?.textContent || '{}') as Record<string, unknown>;
}

/** Reads the page's JSON block. Throws when the page was not assembled by a site host: nothing could work. */
export function readPageData(page: Document): PageData {
  const block = page.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error(`This page has no #${PAGE_DATA_ID} block.`);
  return JSON.parse(block.textContent) as PageData;
}
