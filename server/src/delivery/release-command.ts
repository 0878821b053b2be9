import path from 'node:path';
import { OperatorError } from '../errors/operator-error';
import { changeRegistry } from '../releases/change-registry';
import { announceChange } from './describe-change';
import { readBudgets } from './read-budgets';
import { readBuild } from '../releases/read-build';
import { withCanary, withCurrent, withoutCanary } from '../releases/registry-changes';
import type { Build } from '../releases/release-storage';
import { buildModule } from './build-module';
import type { Command, CommandContext } from './command';
import { parsePercent } from './parse-percent';

/**
 * Tests, builds and publishes one module, and makes it live: for all visitors or, with `--canary`, for some of them.
 * With `--from`, publishes a finished build instead, without testing or building. No other module is released.
 */
export const release: Command = {
  usage: '<module> [--canary <percent>] [--from <dist folder>]',
  words: [1, 1],
  options: { canary: { type: 'string' }, from: { type: 'string' } },
  async run({ words: [module = ''], options: { canary, from } }, context) {
    const percent = typeof canary === 'string' ? parsePercent(canary) : null;
    const build =
      typeof from === 'string'
        ? await readGivenBuild(module, from, context)
        : await buildModule(module, context);
    const limit = (await readBudgets(context.workspaceDir))[module];
    const { version } = build.release;

    const changed = await changeRegistry(context.storage, {
      builds: [build],
      budgets: [{ release: build.release, limit }],
      modules({ modules }) {
        const known = modules[module];
        if (known?.current === version)
          return known.canary && percent === null ? withoutCanary(modules, module) : modules;
        if (percent === null) return withCurrent(modules, build.release);
        if (!known)
          throw new OperatorError(
            `${module} has no current release, so it cannot have a canary. Release it to all visitors first.`,
          );
        const { canary } = known;
        return canary?.version === version && canary.percent === percent
          ? modules
          : withCanary(modules, build.release, percent);
      },
    });
    if (changed.after !== changed.before) return announceChange(changed, context.storage.place);
    await context.storage.addRelease(build); // this call repairs damaged files of the release
    return `${module} ${version} is live already. Nothing has changed.`;
  },
};

async function readGivenBuild(module: string, from: string, { directory }: CommandContext): Promise<Build> {
  const dist = path.resolve(directory, from);
  const build = await readBuild(dist);
  if (!build) throw new OperatorError(`${dist} is not a build of a module: it has no release.json.`);
  if (build.release.module !== module)
    throw new OperatorError(`${dist} is a build of ${build.release.module}, not of ${module}.`);
  return build;
}
