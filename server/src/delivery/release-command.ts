import path from 'node:path';
import type { Registry, RegistryModule } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { changeRegistry } from '../releases/change-registry';
import { announceChange } from './describe-change';
import { readBudget, readBudgets } from './read-budgets';
import { withCanary, withCurrent, withoutCanary, type Modules } from '../releases/registry-changes';
import type { Build } from '../releases/release-storage';
import { recordOf } from '../releases/release-record';
import { noLimit, type GateFacts } from '../releases/gates';
import { requireModule } from './build-module';
import type { Command, CommandContext } from './command';
import { followCanary } from './follow-canary';
import { gatherBuilds } from './gather-builds';
import { withoutRemote } from './known-module';
import { smokeTest } from './smoke-test';
import { planRelease, type ReleasePlan } from './plan-release';

/**
 * Tests, builds and publishes one module or several, and makes them live in one revision: for all visitors or, with
 * `--canary`, for some of them. With `--retire`, the same revision takes other modules out of the site. With `--from`,
 * publishes finished builds instead, without testing or building. No other module is released. With `--watch`, the
 * servers of the site watch the canary, and the command ends when they have ended it.
 */
export const release: Command = {
  usage:
    '<module>… [--retire <module>]… [--canary <percent> [--watch [--promote]]] [--from <dist folder>]… [--note <text>] [--no-smoke]',
  words: [1, Infinity],
  options: {
    retire: { type: 'string', multiple: true },
    canary: { type: 'string' },
    from: { type: 'string', multiple: true },
    watch: { type: 'boolean' },
    promote: { type: 'boolean' },
    note: { type: 'string' },
    'no-smoke': { type: 'boolean' },
  },
  async run(args, context) {
    const { storage, workspaceDir, directory, environment } = context;
    const plan = planRelease(args, directory);
    const limits = await checkPlan(plan, context);
    const builds = await gatherBuilds(plan, context);
    const budgets = await Promise.all(builds.map((build) => budgetOf(build, limits)));

    const changed = await changeRegistry(storage, {
      builds,
      tryReleases: smokeTest(args, context, builds),
      budgets,
      modules: (registry) => modulesAfter(registry, builds, plan),
    });
    for (const build of builds) {
      await storage.addRelease(build); // this call repairs damaged files of a release that was published before
      const source = plan.dists.length > 0 ? build.dist : workspaceDir;
      await storage.addRecord(build.release, await recordOf(source, environment, plan.note));
    }
    const text = changed.after === changed.before ? sayLive(builds) : announceChange(changed, storage.place);
    const { module, version } = (builds[0] as Build).release;
    if (!plan.watch || changed.after.modules[module]?.canary?.version !== version) return text;
    process.stdout.write(
      `${text}\nThe servers of this site watch the canary. Ctrl-C ends only this command.\n`,
    );
    return followCanary(storage, module, version, changed.before.revision);
  },
};

/**
 * Checks what can be checked before the tests and the build, because these take minutes.
 * @returns the limits of the first loads of the workspace's modules, by module
 * @throws {OperatorError} when the release will be refused
 */
async function checkPlan(
  { modules, retired, dists, percent }: ReleasePlan,
  { storage, workspaceDir }: CommandContext,
): Promise<Readonly<Record<string, number>>> {
  const limits = await readBudgets(workspaceDir);
  for (const module of modules) {
    if (dists.length > 0) continue; // a finished build may come from another repository
    await requireModule(module, workspaceDir);
    if (limits[module] === undefined) throw new OperatorError(noLimit(module));
  }
  if (percent === null && retired.length === 0) return limits;
  const registry = await storage.readRegistry();
  if (percent !== null) for (const module of modules) requireCurrent(module, registry);
  retired.reduce(withoutRemote, registry.modules);
  return limits;
}

/**
 * Gives the limit for the first load of a build. The build of a module that is not in this workspace comes from
 * another repository. Its limit is in the budget.json beside the folder of the build. docs/decisions/0070
 */
async function budgetOf(
  { dist, release }: Build,
  limits: Readonly<Record<string, number>>,
): Promise<GateFacts['budgets'][number]> {
  return { release, limit: limits[release.module] ?? (await readBudget(path.dirname(dist))) };
}

function modulesAfter(registry: Registry, builds: readonly Build[], plan: ReleasePlan): Modules {
  const { percent, watch, retired } = plan;
  const released = builds.reduce<Modules>((modules, { release: each }) => {
    const known = modules[each.module];
    if (known?.current === each.version)
      return known.canary && percent === null ? withoutCanary(modules, each.module) : modules;
    if (percent === null) return withCurrent(modules, each);
    const { canary } = requireCurrent(each.module, registry);
    const isSame = canary?.version === each.version && canary.percent === percent && canary.watch === watch;
    return isSame ? modules : withCanary(modules, each, percent, watch);
  }, registry.modules);
  return retired.reduce(withoutRemote, released);
}

function sayLive(builds: readonly Build[]): string {
  const names = builds.map(({ release: { module, version } }) => `${module} ${version}`);
  return `${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} live already. Nothing has changed.`;
}

/** @throws {OperatorError} when the module has no current release */
function requireCurrent(module: string, { modules }: Registry): RegistryModule {
  const known = modules[module];
  if (known) return known;
  throw new OperatorError(
    `${module} has no current release, so it cannot have a canary. Release it to all visitors first.`,
  );
}
