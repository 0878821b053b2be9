import { OperatorError } from '../errors/operator-error';
import { readBuild } from '../releases/read-build';
import type { Build } from '../releases/release-storage';
import { buildModule } from './build-module';
import type { CommandContext } from './command';
import type { ReleasePlan } from './plan-release';

/**
 * Gives one build of each module of a plan: the finished builds, or builds that are tested and made now.
 * @throws {OperatorError} when tests or a build fail, or a finished build is missing, or belongs to another module
 */
export async function gatherBuilds(
  { modules, dists }: Pick<ReleasePlan, 'modules' | 'dists'>,
  context: CommandContext,
): Promise<Build[]> {
  const builds: Build[] = [];
  if (dists.length === 0) {
    for (const module of modules) builds.push(await buildModule(module, context));
    return builds;
  }
  for (const dist of dists) builds.push(await readGivenBuild(modules, dist));
  return modules.map((module) => {
    const [build, other] = builds.filter(({ release }) => release.module === module);
    if (!build) throw new OperatorError(`There is no build of ${module}. Name its folder too: --from <dist>`);
    if (other) throw new OperatorError(`${build.dist} and ${other.dist} are both builds of ${module}.`);
    return build;
  });
}

async function readGivenBuild(modules: readonly string[], dist: string): Promise<Build> {
  const build = await readBuild(dist);
  if (!build) throw new OperatorError(`${dist} is not a build of a module: it has no release.json.`);
  if (!modules.includes(build.release.module))
    throw new OperatorError(`${dist} is a build of ${build.release.module}, not of ${modules.join(' or ')}.`);
  return build;
}
