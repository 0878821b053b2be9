import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Registry, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { findDamage } from './find-damage';
import { refusals, type GateFacts } from './gates';
import { switchedTo, type Modules } from './registry-changes';
import type { Build, ReleaseStore } from './release-storage';

/** Teams that release at the same moment; each try of one is another one's success. */
const MOST_TRIES = 50;

interface Change {
  /** Asked again for each state of the registry that is met; the same modules: there is nothing to do. */
  readonly modules: (registry: Registry) => Modules | Promise<Modules>;
  /** Published before the switch, once the gates let them. */
  readonly builds?: readonly Build[];
  readonly budgets?: GateFacts['budgets'];
}

export interface Changed {
  readonly before: Registry;
  /** The same as before when there was nothing to do. */
  readonly after: Registry;
}

/**
 * Makes one revision of the registry: gates, then files, then the switch. Whoever is overtaken looks again.
 * docs/decisions/0015.
 * @throws {OperatorError} with every refusal of the gates; nothing has changed then
 */
export async function changeRegistry(
  store: ReleaseStore,
  { modules, builds = [], budgets = [] }: Change,
): Promise<Changed> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const before = await store.readRegistry();
    const next = await modules(before);
    if (next === before.modules) return { before, after: before };

    const fresh = switchedTo(before.modules, next);
    const damage = await Promise.all(fresh.map((release) => inspect(store, release, builds)));
    const problems = refusals(next, { damage, budgets });
    if (problems.length > 0) throw new OperatorError(problems.join('\n'));

    for (const build of builds) if (fresh.includes(build.release)) await store.addRelease(build);
    const after: Registry = { format: 1, revision: before.revision + 1, modules: next };
    if (await store.swapRegistry(after)) return { before, after };
    await wait(randomInt(20));
  }
  throw new OperatorError(
    `Others changed the registry in ${store.place} ${MOST_TRIES} times meanwhile. Try again.`,
  );
}

/** A build mends what is published of it, so the build counts. */
async function inspect(store: ReleaseStore, release: Release, builds: readonly Build[]) {
  const build = builds.find((candidate) => candidate.release === release);
  const files = build ? await findDamage(build.dist, release) : await store.findDamage(release);
  return { release, isBuild: build !== undefined, files };
}
