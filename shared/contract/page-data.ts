import type { Language } from '@demo-evm/shared/domain';
import type { HostConfig } from './host';
import type { RemoteRelease } from './remote-release';
import { joinBlocks } from './worker-messages';

/** Ids of the JSON blocks in the HTML. */
export const PAGE_DATA_ID = 'page-data';
export const EARLY_ANSWERS_ID = 'early-answers';

/** The data that the site host puts into every page for the shell. */
export interface PageData {
  /** The page was made from this revision of the registry. */
  readonly revision: number;
  readonly shell: {
    readonly version: string;
    /** Absolute path of the folder of the shell's release, with a slash at the end. */
    readonly folder: string;
    /** Hashes of the shell's scripts and styles, as in `RemoteRelease`. */
    readonly integrity: Readonly<Record<string, string>>;
    /** Set only if this release of the shell is a canary. A canary of a remote has a `fallback` instead. */
    readonly isCanary?: true;
  };
  readonly remotes: readonly RemoteRelease[];
  readonly config: HostConfig;
  /** Origins from which a developer may load remotes into a tab. There must be none in production. docs/remotes.md */
  readonly overrideOrigins: readonly string[];
  /** The address that receives the shell's events. With `null`, no events are sent. */
  readonly eventsUrl: string | null;
  /**
   * True if the deployer has switched the service worker off, or the page is a preview of a release. The page then does
   * not register the worker, and the worker does not keep the page. docs/deploy.md, docs/decisions/0065
   */
  readonly isWorkerOff?: true;
  /**
   * The data for the requests that the page's inline script sends while the bundles load; `null` for a path without a
   * route.
   */
  readonly early: EarlyCalls | null;
}

interface EarlyCalls {
  /** The language of the page for a visitor who has chosen no language. */
  readonly language: Language;
  /**
   * True if `language` is the language in the address, such as `mr` in `/demo/mr`. Pages of an older site
   * host do not have this property.
   */
  readonly isSetByAddress?: boolean;
  /** URLs of the remote's translations, by language. */
  readonly tables: Readonly<Partial<Record<Language, string>>>;
  /** Further URLs that the inline script requests, because their answers are not in the HTML. */
  readonly calls: readonly string[];
}

/** Makes a script element that contains JSON. Each `<` is escaped, because `</script` would end the element. */
export function jsonBlock(id: string, data: unknown): string {
  const json = JSON.stringify(data).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * Gives the answers that are in the HTML, by URL. They are in a separate block, because they contain text that users
 * wrote.
 */
export function readEarlyAnswers(page: Document): Readonly<Record<string, unknown>> {
  const block = page.getElementById(EARLY_ANSWERS_ID);
  return JSON.parse(block?.textContent || '{}') as Record<string, unknown>;
}

/**
 * Gives the texts of the page's two JSON blocks as one text. The service worker compares pages by this text
 * (worker-messages.ts). The blocks stay in the document as long as the document is open.
 */
export function pageBlocks(page: Document): string {
  const [data = '', answers = ''] = [PAGE_DATA_ID, EARLY_ANSWERS_ID].map(
    (id) => page.getElementById(id)?.textContent ?? '',
  );
  return joinBlocks(data, answers);
}

/** Reads the page's data. Throws if the data is missing, because the shell cannot start without it. */
export function readPageData(page: Document): PageData {
  const block = page.getElementById(PAGE_DATA_ID);
  if (!block?.textContent) throw new Error(`This page has no #${PAGE_DATA_ID} block.`);
  return JSON.parse(block.textContent) as PageData;
}
