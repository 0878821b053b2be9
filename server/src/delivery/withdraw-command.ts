import { withoutCanary } from '../releases/registry-changes';
import { canaryOf } from './canary-of';
import { changeModule } from './change-module';
import type { Command } from './command';

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
