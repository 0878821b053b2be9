import { isDeepStrictEqual } from 'node:util';
import type { RegistryModule } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { changeRegistry } from '../releases/change-registry';
import { announceChange } from './describe-change';
import type { Modules } from '../releases/registry-changes';
import type { ReleaseStore } from '../releases/release-storage';

/**
 * Changes one module as it is when the command starts. Where somebody else has changed it meanwhile the command means
 * something else now (two rollbacks at once would undo each other), so it is refused.
 * @throws {OperatorError} also when the site has no such module
 */
export async function changeModule(
  store: ReleaseStore,
  module: string,
  change: (modules: Modules, known: RegistryModule) => Modules | Promise<Modules>,
): Promise<string> {
  let seen: RegistryModule | undefined;
  const changed = await changeRegistry(store, {
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
    ? `${module} is so already. Nothing has changed.`
    : announceChange(changed, store.place);
}

function neverReleased(module: string, modules: Modules): string {
  const names = Object.keys(modules);
  const known = names.length > 0 ? `There are ${names.join(', ')}.` : 'Nothing was released there yet.';
  return `This site has no module ${module}. ${known}`;
}
