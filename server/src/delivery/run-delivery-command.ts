import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError, reasonOf } from '../errors/operator-error';
import { readSettings } from '../settings/settings';
import { budget } from './budget-command';
import { canary } from './canary-command';
import type { Command, CommandArguments } from './command';
import { exportCommand } from './export-command';
import { moveSiteCommand } from './move-site-command';
import { openSiteOfCommand } from './open-site';
import { preview } from './preview-command';
import { promote } from './promote-command';
import { release } from './release-command';
import { releases } from './releases-command';
import { retire } from './retire-command';
import { rollback } from './rollback-command';
import { trace } from './trace-command';
import { withdraw } from './withdraw-command';

const COMMANDS: Readonly<Record<string, Command>> = {
  release,
  rollback,
  canary,
  promote,
  withdraw,
  preview,
  retire,
  releases,
  trace,
  'move-site': moveSiteCommand,
  export: exportCommand,
  budget,
};

/**
 * Runs a command such as `rollback mfe-voting` on the site that `--site` or the environment names. docs/releasing.md
 * @param workspaceDir the folder of the packages, against which a relative DATA_DIR is resolved
 * @param directory the folder against which relative paths in the arguments are resolved
 * @returns the text to print
 * @throws {OperatorError} when the command is refused
 */
export async function runDeliveryCommand(
  [name = '', ...rest]: readonly string[],
  environment: NodeJS.ProcessEnv,
  workspaceDir: string,
  directory: string,
): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new OperatorError(`Name a command: ${Object.keys(COMMANDS).join(', ')}.`);
  const usage = `npm run ${name} -- ${command.usage} [--site <folder>]`;
  const args = parseArguments(command, rest, usage, environment);
  const settings = readSettings(environment, workspaceDir);
  const { site } = args.options;
  const folder = typeof site === 'string' ? path.resolve(directory, site) : undefined;
  const { storage, close } = await openSiteOfCommand(
    command.isWithoutSite ? { ...settings, databaseUrl: undefined } : settings,
    folder,
  );
  return command
    .run(args, { workspaceDir, directory, settings, environment, storage })
    .finally(() => close());
}

function parseArguments(
  { options: own, words }: Command,
  rest: readonly string[],
  usage: string,
  environment: NodeJS.ProcessEnv,
): CommandArguments {
  const options = { ...own, site: { type: 'string' } } as const;
  refuseOptionsTakenByNpm(Object.keys(options), rest, environment, usage);
  const [fewest, most] = words;
  try {
    const { positionals, values } = parseArgs({ args: [...rest], options, allowPositionals: true });
    if (positionals.length < fewest) throw new Error('An argument is missing');
    if (positionals.length > most)
      throw new Error(`There is one argument too many: ${positionals[most] ?? ''}`);
    return { words: positionals, options: values };
  } catch (error) {
    throw new OperatorError(`${reasonOf(error).split('. ')[0] ?? ''}. Usage: ${usage}`, { cause: error });
  }
}

/**
 * Refuses a command when npm may have taken an option of the command as an option of npm. For example, npm takes
 * `--canary=10` from `npm run release mfe-x --canary=10`, so the command would release to all visitors. When the
 * arguments contain the option too, npm may have read its own option from an `.npmrc`, so the command is not refused.
 */
function refuseOptionsTakenByNpm(
  names: readonly string[],
  rest: readonly string[],
  environment: NodeJS.ProcessEnv,
  usage: string,
): void {
  const isGiven = (name: string) => rest.some((word) => word.split('=')[0] === `--${name}`);
  // npm stores `--no-smoke` as its option `smoke`, without a value.
  const isTaken = (name: string) => environment[`npm_config_${name.replace(/^no-/, '')}`] !== undefined;
  const taken = names.find((name) => isTaken(name) && !isGiven(name));
  if (taken)
    throw new OperatorError(`npm took --${taken} as its own option. Put -- before the arguments: ${usage}`);
}
