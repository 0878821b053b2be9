import type { Language, Table } from '@demo-evm/shared/domain';
import type { HostConfig } from './host';

/**
 * Files of a release that the site host uses by itself, where a remote has them. `draw` runs on the site host: a
 * script that leaves the global `drawFirstView`. `press` goes into the page behind what was drawn. A change of what
 * they are given, or leave, is another file name: releases and site hosts of different age meet.
 */
export const FIRST_VIEW_FILES = { draw: 'first-view.js', press: 'first-press.js' } as const;

/** What a remote's first view is drawn from: all that its App has in the browser when it starts. */
export interface FirstViewInput {
  /** Where the release's files are: an absolute path, with a slash at its end. */
  readonly folder: string;
  readonly path: string;
  readonly mounts: readonly string[];
  readonly language: Language;
  readonly table: Table;
  readonly config: HostConfig;
  /** Bodies that the HTML brings along, by URL. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** HTML of the App's first rendering; throws what the App throws. */
export type DrawFirstView = (input: FirstViewInput) => string;
