import { withCurrent } from '../releases/registry-changes';
import { canaryOf } from './canary-of';
import { changeModule } from './change-module';
import type { Command } from './command';
import { smokeTest } from './smoke-test';

/**
 * Makes the canary the current release for all visitors. Opens it in a browser before, because the shell may be another
 * one than when it was released.
 */
export const promote: Command = {
  usage: '<module> [--no-smoke]',
  words: [1, 1],
  options: { 'no-smoke': { type: 'boolean' } },
  run(args, context) {
    const [module = ''] = args.words;
    return changeModule(
      context.storage,
      module,
      (modules, known) => withCurrent(modules, canaryOf(module, known).release),
      smokeTest(args, context),
    );
  },
};
