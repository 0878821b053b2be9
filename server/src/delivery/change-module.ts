import { isDeepStrictEqual } from 'node:util';
import type { RegistryModule } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { changeRegistry, type TryReleases } from '../releases/change-registry';
import { announceChange } from './describe-change';
import { knownModule } from './known-module';
import type { Modules } from '../releases/registry-changes';
import type { ReleaseStorage } from '../releases/release-storage';

/**
 * Changes one module of the registry, as `changeEntry` does.
 * @throws {OperatorError} also when the site has no such module
 */
export function changeModule(
  storage: ReleaseStorage,
  module: string,
  change: (modules: Modules, known: RegistryModule) => Modules | Promise<Modules>,
  tryReleases?: TryReleases,
): Promise<string> {
  return changeEntry(
    storage,
    module,
    (modules) => change(modules, knownModule(modules, module)),
    tryReleases,
  );
}

/**
 * Changes one module, which may be missing in the registry. When somebody else changes the same module meanwhile, the
 * command is refused. Otherwise two rollbacks at once, for example, would undo each other.
 * @param change returns the next modules of the site, or `modules` itself when nothing is to change
 * @param tryReleases tries the releases that become live before they do
 * @returns the text to print
 * @throws {OperatorError} when the command is refused
 */
export async function changeEntry(
  storage: ReleaseStorage,
  module: string,
  change: (modules: Modules, known: RegistryModule | undefined) => Modules | Promise<Modules>,
  tryReleases?: TryReleases,
): Promise<string> {
  let seen: { readonly entry: RegistryModule | undefined } | undefined;
  const changed = await changeRegistry(storage, {
    tryReleases,
    modules({ modules }) {
      const entry = modules[module];
      seen ??= { entry };
      if (!isDeepStrictEqual(seen.entry, entry))
        throw new OperatorError(
          `Somebody else has just changed ${module}. See npm run releases, then try again.`,
        );
      return change(modules, entry);
    },
  });
  return changed.after === changed.before
    ? `${module} is in this state already. Nothing has changed.`
    : announceChange(changed, storage.place);
}
