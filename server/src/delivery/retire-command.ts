import { changeModule } from './change-module';
import type { Command } from './command';
import { withoutRemote } from './known-module';

/** Takes a remote out of the site, so that its routes answer 404. Its releases stay published. docs/decisions/0064 */
export const retire: Command = {
  usage: '<module>',
  words: [1, 1],
  options: {},
  run: ({ words: [module = ''] }, { storage }) =>
    changeModule(storage, module, (modules) => withoutRemote(modules, module)),
};
