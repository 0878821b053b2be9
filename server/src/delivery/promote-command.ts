import { withCurrent } from '../releases/registry-changes';
import { canaryOf } from './canary-of';
import { changeModule } from './change-module';
import type { Command } from './command';

/** Makes the canary the current release for all visitors. */
export const promote: Command = {
  usage: '<module>',
  words: [1, 1],
  options: {},
  run: ({ words: [module = ''] }, { storage }) =>
    changeModule(storage, module, (modules, known) => withCurrent(modules, canaryOf(module, known).release)),
};
