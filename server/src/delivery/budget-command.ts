import path from 'node:path';
import { OperatorError } from '../errors/operator-error';
import { firstLoadKilobytes } from '../releases/first-load-kilobytes';
import { readBudgets } from './read-budgets';
import { readBuild } from '../releases/read-build';
import type { Command } from './command';

/**
 * Compares the first load of each module with the limit in the module's budget.json. Fails when a first load is above
 * its limit, or a module is not built.
 */
export const budget: Command = {
  usage: '',
  words: [0, 0],
  options: {},
  isWithoutSite: true,
  async run(_, { workspaceDir }) {
    const rows = Object.entries(await readBudgets(workspaceDir)).map(async ([module, limit]) => {
      const build = await readBuild(path.join(workspaceDir, module, 'dist'));
      if (!build) throw new OperatorError(`${module} is not built. Build it: npm run build`);
      const kilobytes = firstLoadKilobytes(build.release);
      const line = `${module.padEnd(12)} ${kilobytes.toFixed(1)} of ${limit} KB brotli`;
      return { isOver: kilobytes > limit, line };
    });
    const sizes = await Promise.all(rows);
    const text = sizes.map(({ isOver, line }) => `${isOver ? 'OVER' : 'ok  '} ${line}`).join('\n');
    if (sizes.some(({ isOver }) => isOver)) throw new OperatorError(text);
    return text;
  },
};
