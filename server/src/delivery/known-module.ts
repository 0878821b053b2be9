import type { RegistryModule } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { withoutModule, type Modules } from '../releases/registry-changes';

/**
 * Gives the entry of a module.
 * @throws {OperatorError} when the site has no such module
 */
export function knownModule(modules: Modules, module: string): RegistryModule {
  const entry = Object.hasOwn(modules, module) ? modules[module] : undefined;
  if (entry) return entry;
  const names = Object.keys(modules);
  const known =
    names.length > 0 ? `There are ${names.join(', ')}.` : 'Nothing was released to this site yet.';
  throw new OperatorError(`This site has no module ${module}. ${known}`);
}

/**
 * Takes a remote out of a site, with its canary.
 * @throws {OperatorError} when the site has no such module, or the module is the shell
 */
export function withoutRemote(modules: Modules, module: string): Modules {
  const { current, releases } = knownModule(modules, module);
  if (releases[current]?.page !== undefined)
    throw new OperatorError(`${module} cannot be retired: every page of the site needs it.`);
  return withoutModule(modules, module);
}
