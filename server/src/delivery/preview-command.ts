import type { Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { previewReleases } from '../release-preview/preview-releases';
import { signedQuery, STAFF_PATH } from '../release-preview/signed-query';
import { firstRoute } from '../releases/first-route';
import { refusals } from '../releases/gates';
import type { ReleaseStorage } from '../releases/release-storage';
import type { Command, CommandArguments, CommandContext } from './command';
import { readPreviewKey } from './read-preview-key';

/**
 * Makes a link to published releases that visitors need not get, or with `--staff` a link that gives a browser every
 * canary. It changes nothing. docs/decisions/0065
 */
export const preview: Command = {
  usage: '<module>@<version>… [--hours <hours>] [--path <path>], or --staff [--hours <hours>]',
  words: [0, 10],
  options: { hours: { type: 'string' }, path: { type: 'string' }, staff: { type: 'boolean' } },
  async run({ words, options }, context) {
    const until = new Date(Date.now() + parseHours(options.hours) * 3600_000);
    const untilText = `${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    if (options.staff) {
      if (words.length > 0 || options.path !== undefined)
        throw new OperatorError('--staff takes neither a release nor --path.');
      const query = signedQuery(await readPreviewKey(context), 'staff', { releases: [], until });
      return `Whoever opens this link before ${untilText} gets every canary for 90 days:\n${linkTo(context, STAFF_PATH, query)}`;
    }
    if (words.length === 0)
      throw new OperatorError(`Name a release. Usage: npm run preview -- ${this.usage}`);
    const shown = await readPreviewed(context.storage, words);
    const path = options.path === undefined ? routeOf(shown) : parsePath(String(options.path));
    const query = signedQuery(await readPreviewKey(context), 'preview', { releases: words, until });
    return `This link shows ${words.join(' and ')} to whoever has it, until ${untilText}:\n${linkTo(context, path, query)}`;
  },
};

/** The route of the first remote, because a shell alone says little. */
function routeOf(releases: readonly Release[]): string {
  return firstRoute(releases.find(({ mounts }) => mounts) ?? {});
}

/** Without PUBLIC_URL the command does not know the origin of the site, so it gives only the path. */
function linkTo({ settings }: CommandContext, path: string, query: URLSearchParams): string {
  return `${settings.publicUrl ?? ''}${path}?${query.toString().replaceAll('%40', '@')}`;
}

async function readPreviewed(storage: ReleaseStorage, names: readonly string[]): Promise<readonly Release[]> {
  const releases = await previewReleases(storage, await storage.readRegistry(), names);
  const previewed = releases.filter(({ module, version }) => names.includes(`${module}@${version}`));
  const damage = await Promise.all(
    previewed.map(async (release) => ({ release, isBuild: false, files: await storage.findDamage(release) })),
  );
  const problems = refusals({}, { damage, budgets: [] });
  if (problems.length > 0) throw new OperatorError(problems.join('\n'));
  return previewed;
}

const MAX_HOURS = 720;

function parseHours(text: CommandArguments['options'][string] = '24'): number {
  const hours = Number(text);
  if (!/^\d+$/.test(String(text)) || hours < 1 || hours > MAX_HOURS)
    throw new OperatorError(
      `--hours must be a whole number from 1 to ${MAX_HOURS}; it is ${JSON.stringify(text)}.`,
    );
  return hours;
}

function parsePath(path: string): string {
  if (/^\/(?!\/)[^?#\s]*$/.test(path)) return path;
  throw new OperatorError(
    `--path must be a path of the site, such as /demo/demo; it is ${JSON.stringify(path)}.`,
  );
}
