import type { Canary, RegistryModule, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';

/**
 * Gives a module's canary, and the release of this canary.
 * @throws {OperatorError} when the module has no canary
 */
export function canaryOf(module: string, known: RegistryModule): { canary: Canary; release: Release } {
  const { canary, current, releases } = known;
  const release = canary ? releases[canary.version] : undefined;
  if (canary && release) return { canary, release };
  throw new OperatorError(
    `${module} has no canary: all visitors get ${current}. To start one: npm run release -- ${module} --canary 10`,
  );
}
