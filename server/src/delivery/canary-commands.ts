import type { Canary, RegistryModule, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { withCanary, withCurrent, withoutCanary } from '../releases/registry-changes';
import { changeModule } from './change-module';
import type { Command } from './command';
import { parsePercent } from './parse-percent';

/** Changes the share of visitors who get the canary. */
export const canary: Command = {
  usage: '<module> <percent>',
  words: [2, 2],
  options: {},
  run: ({ words: [module = '', share = ''] }, { storage }) => {
    const percent = parsePercent(share);
    return changeModule(storage, module, (modules, known) => {
      const { canary, release } = canaryOf(module, known);
      return canary.percent === percent ? modules : withCanary(modules, release, percent);
    });
  },
};

/** Makes the canary the current release for all visitors. */
export const promote: Command = {
  usage: '<module>',
  words: [1, 1],
  options: {},
  run: ({ words: [module = ''] }, { storage }) =>
    changeModule(storage, module, (modules, known) => withCurrent(modules, canaryOf(module, known).release)),
};

/** Ends the canary, so that all visitors get the current release. */
export const withdraw: Command = {
  usage: '<module>',
  words: [1, 1],
  options: {},
  run: ({ words: [module = ''] }, { storage }) =>
    changeModule(storage, module, (modules, known) => {
      canaryOf(module, known);
      return withoutCanary(modules, module);
    }),
};

function canaryOf(module: string, known: RegistryModule): { canary: Canary; release: Release } {
  const { canary, current, releases } = known;
  const release = canary ? releases[canary.version] : undefined;
  if (canary && release) return { canary, release };
  throw new OperatorError(
    `${module} has no canary: all visitors get ${current}. To start one: npm run release -- ${module} --canary 10`,
  );
}
