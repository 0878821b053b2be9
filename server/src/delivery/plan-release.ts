import path from 'node:path';
import type { CanaryWatch } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import type { CommandArguments } from './command';
import { parsePercent } from './parse-percent';

/** What the arguments of `npm run release` ask for. */
export interface ReleasePlan {
  readonly modules: readonly string[];
  /** The modules that are taken out of the site in the same revision. */
  readonly retired: readonly string[];
  /** The folders of finished builds; an empty list when the modules are built in the workspace. */
  readonly dists: readonly string[];
  /** The share of the visitors who get the release, or `null` for all visitors. */
  readonly percent: number | null;
  /** What the servers do with the canary; `undefined` without `--watch`. */
  readonly watch: CanaryWatch | undefined;
  readonly note: string | null;
}

/**
 * Reads the arguments of `npm run release`.
 * @param directory the folder against which relative paths are resolved
 * @throws {OperatorError} when an option needs another one that is missing, or two arguments exclude each other
 */
export function planRelease({ words, options }: CommandArguments, directory: string): ReleasePlan {
  const { canary, watch = false, promote = false, note } = options;
  const retired = listOf(options.retire);
  const percent = typeof canary === 'string' ? parsePercent(canary) : null;
  const named = [...words, ...retired];
  const twice = named.find((module, at) => named.indexOf(module) < at);
  if (twice !== undefined) throw new OperatorError(`${twice} is named twice.`);
  if (promote && !watch) throw new OperatorError('--promote needs --watch.');
  if (watch && percent === null) throw new OperatorError('--watch needs --canary: only a canary is watched.');
  if (percent !== null && named.length > 1)
    throw new OperatorError('--canary takes one module, and no --retire: addresses cannot be shared out.');
  return {
    modules: words,
    retired,
    dists: listOf(options.from).map((dist) => path.resolve(directory, dist)),
    percent,
    watch: watch ? (promote ? 'promote' : 'withdraw') : undefined,
    note: typeof note === 'string' ? note : null,
  };
}

function listOf(option: CommandArguments['options'][string]): string[] {
  return Array.isArray(option) ? option.map(String) : [];
}
