import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fileUrl, type Registry, type Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { findDamageIn } from './find-damage';
import { refusals, type GateFacts } from './gates';
import { switchedTo } from './live-releases';
import type { Modules } from './registry-changes';
import type { Build, ReleaseStorage } from './release-storage';

/**
 * The largest number of attempts. A new attempt is needed only when another change was faster, so many
 * changes can run at once.
 */
const MAX_ATTEMPTS = 50;

export type TryReleases = (releases: readonly Release[], next: Modules) => Promise<void>;

interface Change {
  /**
   * Gives the modules of the next revision, or the same object as `registry.modules` when nothing is to change. If
   * another change was faster, this function is called again with the new registry.
   */
  readonly modules: (registry: Registry) => Modules | Promise<Modules>;
  /** The builds that the change may make live. A build that becomes live is published after the gates pass. */
  readonly builds?: readonly Build[];
  /**
   * Called after the gates and before anything is published, with the releases that the change makes live and the
   * modules of the next revision. It is called once for each release. When it rejects, nothing has changed.
   */
  readonly tryReleases?: TryReleases | undefined;
  /** The reason for a change that a server makes by itself. docs/releasing.md: Watch */
  readonly reason?: string;
  /** The size limits that the gates check. By default, there are no limits. */
  readonly budgets?: GateFacts['budgets'];
}

/** The registry before and after a change. */
export interface Changed {
  readonly before: Registry;
  /** The same object as `before` when there was nothing to change. */
  readonly after: Registry;
}

/**
 * Adds one revision to the registry, or none when nothing is to change. Checks the gates, publishes the builds that
 * become live, and makes the revision live. When another process has added a revision meanwhile, all steps start again
 * from that revision. docs/decisions/0015.
 * @throws {OperatorError} For example when the gates refuse the change (the message names all reasons), or after too
 *   many attempts. The registry is then unchanged.
 */
export async function changeRegistry(
  storage: ReleaseStorage,
  { modules, builds = [], budgets = [], reason, tryReleases }: Change,
): Promise<Changed> {
  const tried = new Set<string>();
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await storage.readRegistry();
    const next = await modules(before);
    if (next === before.modules) return { before, after: before };

    const newlyLive = switchedTo(before.modules, next);
    const damage = await Promise.all(newlyLive.map((release) => inspect(storage, release, builds)));
    const problems = refusals(next, { damage, budgets });
    if (problems.length > 0) throw new OperatorError(problems.join('\n'));

    const untried = newlyLive.filter((release) => !tried.has(fileUrl(release, '')));
    if (untried.length > 0) await tryReleases?.(untried, next);
    for (const release of untried) tried.add(fileUrl(release, ''));
    for (const build of builds) if (newlyLive.includes(build.release)) await storage.addRelease(build);
    const after: Registry = {
      format: 1,
      revision: before.revision + 1,
      ...(reason !== undefined && { reason }),
      modules: next,
    };
    if (await storage.swapRegistry(after)) return { before, after };
    await wait(randomInt(20));
  }
  throw new OperatorError(
    `Other releases changed the registry in ${storage.place} ${MAX_ATTEMPTS} times meanwhile. Try again.`,
  );
}

/**
 * Finds damaged files of a release. If the change has a build of the release, the files of the build are checked,
 * because publishing the build repairs the published files.
 */
async function inspect(storage: ReleaseStorage, release: Release, builds: readonly Build[]) {
  const build = builds.find((candidate) => candidate.release === release);
  const files = build ? await findDamageIn(build.dist, release) : await storage.findDamage(release);
  return { release, isBuild: build !== undefined, files };
}
