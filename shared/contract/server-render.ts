import type { Language, Table } from '@demo-evm/shared/domain';
import type { HostConfig } from './host';

/**
 * The two files of a release that the site host uses for server-side rendering. A remote that is not server-rendered
 * has neither file. `render` runs on the site host and sets the global function `drawFirstView`. The code of `press` is
 * put into the page, after the rendered HTML.
 *
 * If the input or output of these files changes, the file names must change too, because a site host may be older or
 * newer than a release.
 */
export const SERVER_RENDER_FILES = { render: 'first-view.js', press: 'first-press.js' } as const;

/** All data of the first render. When the app starts in the browser, it has the same data. */
export interface RenderInput {
  /** Absolute path of the release's folder, with a slash at the end. */
  readonly folder: string;
  readonly path: string;
  readonly mounts: readonly string[];
  readonly language: Language;
  readonly table: Table;
  readonly config: HostConfig;
  /** The answers that are in the HTML, by the URL of the API request. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Gives the HTML of the app's first render. An error that the app throws is not caught. */
export type RenderApp = (input: RenderInput) => string;
