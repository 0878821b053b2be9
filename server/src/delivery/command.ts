import type { ParseArgsConfig } from 'node:util';
import type { Settings } from '../settings/settings';
import type { ReleaseStorage } from '../releases/release-storage';

/** The parsed arguments of a command. */
export interface CommandArguments {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** The surroundings of a command. */
export interface CommandContext {
  /** The folder of the packages, and the base of a relative DATA_DIR. */
  readonly workspaceDir: string;
  /** The base of relative folders in the arguments. */
  readonly directory: string;
  readonly settings: Settings;
  readonly storage: ReleaseStorage;
}

/** A command that runs as `npm run <name> -- …`. */
export interface Command {
  /** The arguments, without `--site`, which all commands have. */
  readonly usage: string;
  /** The smallest and the largest number of arguments that are not options. */
  readonly words: readonly [number, number];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** @returns the text to print */
  readonly run: (args: CommandArguments, context: CommandContext) => Promise<string>;
}
