import type { RegistryModule } from '@demo-evm/shared/contract';
import type { Changed } from '../releases/change-registry';

/** What one revision of the registry changed: a line for each module. */
export function describeChange({ before, after }: Changed): string[] {
  return Object.entries(after.modules).flatMap(([module, next]) => {
    const parts = partsOf(before.modules[module], next);
    return parts.length > 0 ? [`${module}: ${parts.join('; ')}`] : [];
  });
}

/** The same, as a command says it that has just done it. */
export function announceChange(changed: Changed, place: string): string {
  // Who forgot DATA_DIR has not released to his visitors.
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
      : [`everybody gets ${current}${known ? `, before it was ${known.current}` : ''}`]),
    ...(canary && (canary.version !== old?.version || canary.percent !== old.percent)
      ? [`${canary.percent} % of the visitors get ${canary.version}`]
      : []),
    ...(old && old.version !== canary?.version && !isPromoted ? [`the canary ${old.version} ends`] : []),
  ];
}
