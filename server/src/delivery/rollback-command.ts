import type { RegistryModule, Release } from '@demo-evm/shared/contract';
import { OperatorError } from '../errors/operator-error';
import { withCurrent } from '../releases/registry-changes';
import type { ReleaseStore } from '../releases/release-storage';
import { changeModule } from './change-module';
import type { Command } from './command';

/** Everybody gets an earlier release again. */
export const rollback: Command = {
  usage: '<module> [version]',
  words: [1, 2],
  options: {},
  run: ({ words: [module = '', version] }, { store }) =>
    changeModule(store, module, async (modules, known) => {
      const target = version ?? previousOf(module, known);
      if (target === known.current && !known.canary) return modules;
      return withCurrent(modules, known.releases[target] ?? (await find(store, module, target)));
    }),
};

/** With a canary it is not clear which of the two is bad, and a wrong guess takes the good one from everybody. */
function previousOf(module: string, { previous, canary }: RegistryModule): string {
  const back = previous ? `To go back for everybody: npm run rollback -- ${module} ${previous}` : '';
  if (canary)
    throw new OperatorError(
      `${module} has a canary, ${canary.version}. To end it: npm run withdraw -- ${module}. ${back}`.trim(),
    );
  if (previous === null) throw new OperatorError(`${module} has no previous release to go back to.`);
  return previous;
}

async function find(store: ReleaseStore, module: string, version: string): Promise<Release> {
  const release = await store.readRelease(module, version);
  if (release) return release;
  const newest = (await store.versions(module)).slice(0, 5);
  throw new OperatorError(
    `${module} ${version} was never published to this site. The newest that were: ${newest.join(', ')}.`,
  );
}
