import type { Canary, RegistryModule, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { withCanary, withCurrent, withoutCanary } from '../releases/registry-changes';
import { changeModule } from './change-module';
import type { Command } from './command';
import { parsePercent } from './parse-percent';

/** Changes how many visitors get a canary. */
export const canary: Command = {
  usage: '<module> <percent>',
  words: [2, 2],
  options: {},
  run: ({ words: [module = '', share = ''] }, { store }) => {
    const percent = parsePercent(share);
    return changeModule(store, module, (modules, known) => {
      const { canary, release } = canaryOf(module, known);
      return canary.percent === percent ? modules : withCanary(modules, release, percent);
    });
  },
};

/** Everybody gets the canary: it becomes the current release. */
export const promote: Command = {
  usage: '<module>',
  words: [1, 1],
  options: {},
  run: ({ words: [module = ''] }, { store }) =>
    changeModule(store, module, (modules, known) => withCurrent(modules, canaryOf(module, known).release)),
};

/** Nobody gets the canary any more. */
export const withdraw: Command = {
  usage: '<module>',
  words: [1, 1],
  options: {},
  run: ({ words: [module = ''] }, { store }) =>
    changeModule(store, module, (modules, known) => {
      canaryOf(module, known);
      return withoutCanary(modules, module);
    }),
};

function canaryOf(module: string, known: RegistryModule): { canary: Canary; release: Release } {
  const { canary, current, releases } = known;
  const release = canary ? releases[canary.version] : undefined;
  if (canary && release) return { canary, release };
  throw new OperatorError(
    `${module} has no canary: everybody gets ${current}. To start one: npm run release -- ${module} --canary 10`,
  );
}
