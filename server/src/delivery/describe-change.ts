import type { RegistryModule } from '@demo-evm/shared/contract';
import type { Changed } from '../releases/change-registry';

/** Gives one line for each module whose current release or canary has changed, and for each that was retired. */
export function describeChange({ before, after }: Changed): string[] {
  const changed = Object.entries(after.modules).flatMap(([module, next]) => {
    const parts = partsOf(before.modules[module], next);
    return parts.length > 0 ? [`${module}: ${parts.join('; ')}`] : [];
  });
  const retired = Object.entries(before.modules)
    .filter(([module]) => !after.modules[module])
    .map(([module, { current }]) => `${module}: retired, before it was ${current}`);
  return [...changed, ...retired];
}

/** Describes the change that a command has just made, with the revision and the place of the registry. */
export function announceChange(changed: Changed, place: string): string {
  // A command with a wrong DATA_DIR may start a new site, which no visitor sees. The words 'a new site' warn of this.
  const isFirst = changed.before.revision === 0;
  const where = `Revision ${changed.after.revision} of ${place}${isFirst ? ', a new site' : ''}`;
  return [...describeChange(changed), where].join('\n');
}

function partsOf(known: RegistryModule | undefined, { current, canary }: RegistryModule): string[] {
  const old = known?.canary ?? null;
  const isPromoted = old?.version === current;
  return [
    ...(known?.current === current
      ? []
      : [`all visitors get ${current}${known ? `, before it was ${known.current}` : ''}`]),
    ...(canary && (canary.version !== old?.version || canary.percent !== old.percent)
      ? [`${canary.percent} % of the visitors get ${canary.version}`]
      : []),
    ...(old && old.version !== canary?.version && !isPromoted ? [`the canary ${old.version} ends`] : []),
  ];
}
