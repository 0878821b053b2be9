import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { readSettings } from '../settings/settings';
import { folderStore } from '../releases/folder-storage';
import { budget } from './budget-command';
import { canary, promote, withdraw } from './canary-commands';
import type { Command, Given } from './command';
import { exportCommand } from './export-command';
import { release } from './release-command';
import { releases } from './releases-command';
import { rollback } from './rollback-command';

const COMMANDS: Readonly<Record<string, Command>> = {
  release,
  rollback,
  canary,
  promote,
  withdraw,
  releases,
  export: exportCommand,
  budget,
};

/**
 * Runs a command of delivery, such as `rollback mfe-voting`, on the site that `--site` or the environment names.
 * docs/releasing.md
 * @param workspaceDir holds the packages; a relative DATA_DIR is relative to it
 * @param directory what folders on the line are relative to
 * @returns what to print
 * @throws {OperatorError} when it refuses
 */
export async function runDeliveryCommand(
  [name = '', ...line]: readonly string[],
  environment: NodeJS.ProcessEnv,
  workspaceDir: string,
  directory: string,
): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new OperatorError(`Say what to do: ${Object.keys(COMMANDS).join(', ')}.`);
  const usage = `npm run ${name} -- ${command.usage} [--site <folder>]`;
  const given = parseLine(command, line, usage, environment);
  const settings = readSettings(environment, workspaceDir);
  const { site } = given.options;
  const siteDir =
    typeof site === 'string' ? path.resolve(directory, site) : path.join(settings.dataDir, 'site');
  return command.run(given, { workspaceDir, directory, settings, store: folderStore(siteDir) });
}

function parseLine(
  { options: own, words }: Command,
  line: readonly string[],
  usage: string,
  environment: NodeJS.ProcessEnv,
): Given {
  const options = { ...own, site: { type: 'string' } } as const;
  refuseEatenOptions(Object.keys(options), environment, usage);
  const [fewest, most] = words;
  try {
    const { positionals, values } = parseArgs({ args: [...line], options, allowPositionals: true });
    if (positionals.length < fewest) throw new Error('A name is missing');
    if (positionals.length > most) throw new Error(`There is a word too many: ${positionals[most] ?? ''}`);
    return { words: positionals, options: values };
  } catch (error) {
    throw new OperatorError(`${reasonOf(error).split('. ')[0] ?? ''}. Usage: ${usage}`, { cause: error });
  }
}

/** Without `--` npm takes options for its own: `npm run release mfe-x --canary 10` would release to everybody. */
function refuseEatenOptions(names: readonly string[], environment: NodeJS.ProcessEnv, usage: string): void {
  const eaten = names.find((name) => environment[`npm_config_${name}`] !== undefined && name !== 'json');
  if (eaten) throw new OperatorError(`npm took --${eaten} for itself. Put -- before the words: ${usage}`);
}
