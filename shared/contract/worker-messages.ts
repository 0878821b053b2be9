/**
 * The messages between a page and the service worker. The page's shell and the worker are built separately, and one may
 * be much older than the other, so the names and types must never change. docs/decisions/0040
 */

/** What a page tells the worker. */
export type MessageToWorker =
  /** The page at `path` is shown. The worker keeps this page and some of the files that the page has loaded. */
  | {
      readonly kind: 'keep';
      /** The path of the page, without query and fragment. */
      readonly path: string;
      /** The JSON blocks of the document (`pageBlocks`), or `null` if the path was opened without a new document. */
      readonly blocks: string | null;
      /** When the document was opened, in milliseconds since 1970, by the clock of this device. */
      readonly openedAt: number;
      /** The URL and the `initiatorType` of each file that the page has loaded. The worker keeps some of the files. */
      readonly loaded: readonly (readonly [url: string, initiator: string])[];
    }
  /** The HTML of the page at `path` names a release that has failed or was replaced. The worker removes this page. */
  | { readonly kind: 'drop'; readonly path: string }
  /** The visitor has chosen another language on the page at `path`. */
  | { readonly kind: 'language'; readonly path: string };

/** What the worker tells pages. */
export interface MessageFromWorker {
  readonly kind: 'newer';
  /**
   * The JSON blocks (`joinBlocks`) of the page as the server sends it now, or an empty text if there is no
   * such page.
   */
  readonly blocks: string;
}

/**
 * Joins the texts of a page's two JSON blocks, `page-data` and `early-answers`. Pages with equal texts are made from
 * the same releases, the same configuration and the same machine.
 */
export function joinBlocks(pageData: string, earlyAnswers: string): string {
  return `${pageData}\n${earlyAnswers}`;
}

/**
 * Stands in the page of a shell before the script that shows the rendered machine. When the worker has a kept page, it
 * gives the browser what stands before the mark, and the rest when the network has answered. A page of an older shell
 * has no mark. docs/decisions/0075
 */
export const SHOWN_MARK = '<!--shown-->';

/**
 * Follows the beginning of a kept page when the network has sent another page. The inline script unfinished.js of this
 * shell then opens the address again. docs/decisions/0075
 */
export const REPLACED_MARK = '<meta data-replaced>';
