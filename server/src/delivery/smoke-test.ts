import type { TryReleases } from '../releases/change-registry';
import type { Build } from '../releases/release-storage';
import type { CommandArguments, CommandContext } from './command';

/**
 * Makes the smoke test of a command, which prints what it has opened. Gives `undefined` when the command has the option
 * `--no-smoke`. docs/releasing.md: The smoke test
 * @param builds the builds that the command releases
 */
export function smokeTest(
  { options }: CommandArguments,
  { workspaceDir, storage, environment }: CommandContext,
  builds: readonly Build[] = [],
): TryReleases | undefined {
  if (options['no-smoke']) return undefined;
  return async (releases, next) => {
    // The other commands need neither the server nor a browser.
    const { tryReleases } = await import('../smoke/try-releases');
    const sentence = await tryReleases(releases, next, { workspaceDir, storage, builds, environment });
    process.stdout.write(`${sentence}\n`);
  };
}
