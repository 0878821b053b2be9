import type { ParseArgsConfig } from 'node:util';
import type { Settings } from '../settings/settings';
import type { ReleaseStore } from '../releases/release-storage';

/** What a command was given on its line. */
export interface Given {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** Where a command runs. */
export interface CommandContext {
  /** Holds the packages, and what a relative DATA_DIR is relative to. */
  readonly workspaceDir: string;
  /** What folders on the line are relative to. */
  readonly directory: string;
  readonly settings: Settings;
  readonly store: ReleaseStore;
}

/** One `npm run <name> -- …` of delivery. */
export interface Command {
  /** Without its name and `--site`, which all have. */
  readonly usage: string;
  /** Fewest and most words. */
  readonly words: readonly [number, number];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** @returns what to print */
  run(given: Given, context: CommandContext): Promise<string>;
}
