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

/**
 * Stands between the two parts of the file `press`. After the first part, the machine answers presses, so a site host
 * puts the second part behind the script that shows the machine. A file of an older release has one part. An older site
 * host puts the whole file after the rendered HTML. docs/decisions/0073
 */
export const PRESS_PARTS = '\n/*second part*/\n';

/**
 * The files that show the slip of a remote's machine before the App runs: `script` opens the slip, and `style` is the
 * style sheet of the slip. Only a release whose renderer can render the slip has `script`. docs/decisions/0039
 */
export const EARLY_SLIP_FILES = { script: 'early-slip.js', style: 'slip.css' } as const;

/**
 * The file that reads aloud before the App runs. The page loads it at the first press of Listen. An older release, and a
 * remote without Listen, do not have this file. docs/decisions/0039
 */
export const EARLY_LISTEN_FILE = 'early-listen.js';

/**
 * One more file of a server-rendered remote: the code of `press` for browsers that are too old for the App. The file is
 * ES5, and adds the features that these browsers lack. A page loads the file if the shell cannot run in the browser. An
 * older release does not have this file. docs/decisions/0045
 */
export const OLD_PRESS_FILE = 'first-press-old.js';

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
  /** `slip`: only the confirmation of a vote is rendered. If `part` is missing, the whole app is rendered. */
  readonly part?: 'slip';
}

/** Gives the HTML of the app's first render. An error that the app throws is not caught. */
export type RenderApp = (input: RenderInput) => string;
