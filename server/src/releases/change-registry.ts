import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { findDamage } from './find-damage';
import { refusals, type GateFacts } from './gates';
import { switchedTo, type Modules } from './registry-changes';
import type { Build, ReleaseStorage } from './release-storage';

/** When several teams release at once, an attempt fails only if another release succeeded. */
const MAX_ATTEMPTS = 50;

interface Change {
  /**
   * Gives the modules of the next revision. It is called again when another process has changed the registry. It
   * returns `registry.modules` itself to change nothing.
   */
  readonly modules: (registry: Registry) => Modules | Promise<Modules>;
  /** Builds whose files are published once the gates have passed, before the registry names them. */
  readonly builds?: readonly Build[];
  readonly budgets?: GateFacts['budgets'];
}

export interface Changed {
  readonly before: Registry;
  /** Identical to `before` when nothing was to be changed. */
  readonly after: Registry;
}

/**
 * Adds one revision to the registry: first the gates, then the files, then the switch. When another process was faster,
 * everything starts again from its revision. docs/decisions/0015.
 * @throws {OperatorError} with all refusals of the gates; nothing has changed then
 */
export async function changeRegistry(
  storage: ReleaseStorage,
  { modules, builds = [], budgets = [] }: Change,
): Promise<Changed> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await storage.readRegistry();
    const next = await modules(before);
    if (next === before.modules) return { before, after: before };

    const newlyLive = switchedTo(before.modules, next);
    const damage = await Promise.all(newlyLive.map((release) => inspect(storage, release, builds)));
    const problems = refusals(next, { damage, budgets });
    if (problems.length > 0) throw new OperatorError(problems.join('\n'));

    for (const build of builds) if (newlyLive.includes(build.release)) await storage.addRelease(build);
    const after: Registry = { format: 1, revision: before.revision + 1, modules: next };
    if (await storage.swapRegistry(after)) return { before, after };
    await wait(randomInt(20));
  }
  throw new OperatorError(
    `Other releases changed the registry in ${storage.place} ${MAX_ATTEMPTS} times meanwhile. Try again.`,
  );
}

/** Checks the files of the build if there is one, because publishing it repairs damaged files of the release. */
async function inspect(storage: ReleaseStorage, release: Release, builds: readonly Build[]) {
  const build = builds.find((candidate) => candidate.release === release);
  const files = build ? await findDamage(build.dist, release) : await storage.findDamage(release);
  return { release, isBuild: build !== undefined, files };
}
