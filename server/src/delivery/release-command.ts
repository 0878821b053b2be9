import path from 'node:path';
import type { CanaryWatch, Registry, RegistryModule } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { changeRegistry } from '../releases/change-registry';
import { announceChange } from './describe-change';
import { readBudgets } from './read-budgets';
import { readBuild } from '../releases/read-build';
import { withCanary, withCurrent, withoutCanary } from '../releases/registry-changes';
import type { Build } from '../releases/release-storage';
import { recordOf } from '../releases/release-record';
import { noLimit } from '../releases/gates';
import { buildModule, requireModule } from './build-module';
import type { Command, CommandArguments } from './command';
import { followCanary } from './follow-canary';
import { parsePercent } from './parse-percent';

/**
 * Tests, builds and publishes one module, and makes it live: for all visitors or, with `--canary`, for some of them.
 * With `--from`, publishes a finished build instead, without testing or building. No other module is released. With
 * `--watch`, the servers of the site watch the canary, and the command ends when they have ended it.
 */
export const release: Command = {
  usage:
    '<module> [--canary <percent> [--watch [--promote]]] [--from <dist folder>] [--note <text>] [--no-smoke]',
  words: [1, 1],
  options: {
    canary: { type: 'string' },
    from: { type: 'string' },
    watch: { type: 'boolean' },
    promote: { type: 'boolean' },
    note: { type: 'string' },
    'no-smoke': { type: 'boolean' },
  },
  async run({ words: [module = ''], options }, context) {
    const { storage, workspaceDir, directory, environment } = context;
    const percent = typeof options.canary === 'string' ? parsePercent(options.canary) : null;
    const watch = watchOf(options);
    const from = typeof options.from === 'string' ? path.resolve(directory, options.from) : null;
    // These checks come before the tests and the build, because the tests and the build take minutes.
    if (from === null) await requireModule(module, workspaceDir);
    const limit = (await readBudgets(workspaceDir))[module];
    if (limit === undefined) throw new OperatorError(noLimit(module));
    if (percent !== null) requireCurrent(module, await storage.readRegistry());
    const build = from === null ? await buildModule(module, context) : await readGivenBuild(module, from);
    const { version } = build.release;

    const changed = await changeRegistry(storage, {
      builds: [build],
      async tryBuild(each, registry) {
        if (options['no-smoke']) return;
        // The other commands need neither the server nor a browser.
        const { tryBuild } = await import('../smoke/try-build');
        process.stdout.write(`${await tryBuild(each, registry, { workspaceDir, storage, environment })}\n`);
      },
      budgets: [{ release: build.release, limit }],
      modules(registry) {
        const { modules } = registry;
        const known = modules[module];
        if (known?.current === version)
          return known.canary && percent === null ? withoutCanary(modules, module) : modules;
        if (percent === null) return withCurrent(modules, build.release);
        const { canary } = requireCurrent(module, registry);
        const isSame = canary?.version === version && canary.percent === percent && canary.watch === watch;
        return isSame ? modules : withCanary(modules, build.release, percent, watch);
      },
    });
    const note = typeof options.note === 'string' ? options.note : null;
    await storage.addRelease(build); // this call repairs damaged files of a release that was published before
    await storage.addRecord(build.release, await recordOf(from ?? workspaceDir, environment, note));
    const isCanary = changed.after.modules[module]?.canary?.version === version;
    const text =
      changed.after === changed.before
        ? `${module} ${version} is live already. Nothing has changed.`
        : announceChange(changed, storage.place);
    if (!watch || !isCanary) return text;
    process.stdout.write(
      `${text}\nThe servers of this site watch the canary. Ctrl-C ends only this command.\n`,
    );
    return followCanary(storage, module, version, changed.before.revision);
  },
};

/**
 * Gives what the options ask the servers to do with the canary; `undefined` without `--watch`.
 * @throws {OperatorError} when an option lacks the option that it needs
 */
function watchOf({ canary, watch, promote }: CommandArguments['options']): CanaryWatch | undefined {
  if (promote && !watch) throw new OperatorError('--promote needs --watch.');
  if (watch && canary === undefined)
    throw new OperatorError('--watch needs --canary: only a canary is watched.');
  return watch ? (promote ? 'promote' : 'withdraw') : undefined;
}

/** @throws {OperatorError} when the module has no current release */
function requireCurrent(module: string, { modules }: Registry): RegistryModule {
  const known = modules[module];
  if (known) return known;
  throw new OperatorError(
    `${module} has no current release, so it cannot have a canary. Release it to all visitors first.`,
  );
}

async function readGivenBuild(module: string, dist: string): Promise<Build> {
  const build = await readBuild(dist);
  if (!build) throw new OperatorError(`${dist} is not a build of a module: it has no release.json.`);
  if (build.release.module !== module)
    throw new OperatorError(`${dist} is a build of ${build.release.module}, not of ${module}.`);
  return build;
}
