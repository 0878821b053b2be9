import { isDeepStrictEqual } from 'node:util';
import type { RegistryModule } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { changeRegistry } from '../releases/change-registry';
import { announceChange } from './describe-change';
import type { Modules } from '../releases/registry-changes';
import type { ReleaseStorage } from '../releases/release-storage';

/**
 * Changes one module of the registry. When somebody else changes the same module meanwhile, the command is
 * refused. Otherwise two rollbacks at once, for example, would undo each other.
 * @param change returns the next modules of the site, or `modules` itself when nothing is to change
 * @returns the text to print
 * @throws {OperatorError} when the command is refused, or when the site has no such module
 */
export async function changeModule(
  storage: ReleaseStorage,
  module: string,
  change: (modules: Modules, known: RegistryModule) => Modules | Promise<Modules>,
): Promise<string> {
  let seen: RegistryModule | undefined;
  const changed = await changeRegistry(storage, {
    modules({ modules }) {
      const known = modules[module];
      if (!known) throw new OperatorError(neverReleased(module, modules));
      seen ??= known;
      if (!isDeepStrictEqual(seen, known))
        throw new OperatorError(
          `Somebody else has just changed ${module}. See npm run releases, then try again.`,
        );
      return change(modules, known);
    },
  });
  return changed.after === changed.before
    ? `${module} is in this state already. Nothing has changed.`
    : announceChange(changed, storage.place);
}

function neverReleased(module: string, modules: Modules): string {
  const names = Object.keys(modules);
  const known =
    names.length > 0 ? `There are ${names.join(', ')}.` : 'Nothing was released to this site yet.';
  return `This site has no module ${module}. ${known}`;
}
