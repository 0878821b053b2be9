import type { ParseArgsConfig } from 'node:util';
import type { Settings } from '../settings/settings';
import type { MovableStorage } from '../releases/release-storage';

/** The parsed arguments of a command. `words` are the arguments that are not options. */
export interface CommandArguments {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;
}

/** The folders, settings and storage that a command works with. */
export interface CommandContext {
  /** The folder of the packages. A relative DATA_DIR is resolved against this folder. */
  readonly workspaceDir: string;
  /** The folder against which relative paths in the arguments are resolved. */
  readonly directory: string;
  readonly settings: Settings;
  readonly environment: NodeJS.ProcessEnv;
  /** The site that `--site` or the environment names. */
  readonly storage: MovableStorage;
}

/** A command that runs as `npm run <name> -- …`. */
export interface Command {
  /**
   * The arguments, as the message of a refused command shows them. `--site` is not listed, because every
   * command has this option.
   */
  readonly usage: string;
  /** The smallest and the largest number of arguments that are not options. */
  readonly words: readonly [number, number];
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** True for a command that does not use `storage`, so that no database is opened for it. */
  readonly isWithoutSite?: true;
  /** @returns the text to print */
  readonly run: (args: CommandArguments, context: CommandContext) => Promise<string>;
}
