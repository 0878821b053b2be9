import { withCanary } from '../releases/registry-changes';
import { canaryOf } from './canary-of';
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
      return canary.percent === percent ? modules : withCanary(modules, release, percent, canary.watch);
    });
  },
};
