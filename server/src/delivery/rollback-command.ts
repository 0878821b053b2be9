import type { RegistryModule, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { withCurrent, type Modules } from '../releases/registry-changes';
import type { ReleaseStorage } from '../releases/release-storage';
import { changeEntry } from './change-module';
import type { Command } from './command';
import { knownModule } from './known-module';

/**
 * Makes a published release current. Without a version, makes the previous release current. With a version, brings back a
 * retired module.
 */
export const rollback: Command = {
  usage: '<module> [version]',
  words: [1, 2],
  options: {},
  run: ({ words: [module = '', version] }, { storage }) =>
    changeEntry(storage, module, async (modules, known) => {
      if (!known) return withCurrent(modules, await findRetired(storage, modules, module, version));
      const target = version ?? previousOf(module, known);
      if (target === known.current && !known.canary) return modules;
      return withCurrent(modules, known.releases[target] ?? (await findPublished(storage, module, target)));
    }),
};

/**
 * Gives the version of the previous release.
 * @throws {OperatorError} when there is no previous release, or while a canary runs, because then it is not clear
 * whether the canary or the current release is bad
 */
function previousOf(module: string, { previous, canary }: RegistryModule): string {
  const back = previous ? `To go back for all visitors: npm run rollback -- ${module} ${previous}` : '';
  if (canary)
    throw new OperatorError(
      `${module} has a canary, ${canary.version}. To end it: npm run withdraw -- ${module}. ${back}`.trim(),
    );
  if (previous === null) throw new OperatorError(`${module} has no previous release to go back to.`);
  return previous;
}

/** Finds a release of a module that is not live. */
async function findRetired(
  storage: ReleaseStorage,
  modules: Modules,
  module: string,
  version: string | undefined,
): Promise<Release> {
  const [newest] = await storage.versions(module);
  if (newest === undefined) knownModule(modules, module);
  if (version === undefined)
    throw new OperatorError(
      `${module} is retired. To bring it back, name a version: npm run rollback -- ${module} ${newest ?? ''}`,
    );
  return findPublished(storage, module, version);
}

async function findPublished(storage: ReleaseStorage, module: string, version: string): Promise<Release> {
  const release = await storage.readRelease(module, version);
  if (release) return release;
  const newest = (await storage.versions(module)).slice(0, 5);
  throw new OperatorError(
    `${module} ${version} was never published to this site. The newest that were: ${newest.join(', ')}.`,
  );
}
