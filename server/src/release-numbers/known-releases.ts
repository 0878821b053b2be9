import type { Registry } from '@demo-evm/shared/contract';

/**
 * The state of a release when an event arrived. `other`: it was neither live nor live a short time before.
 */
export type Stage = 'current' | 'canary' | 'recent' | 'other';

/** The release that an event is counted for. */
export interface EventPlace {
  /** A module of the site, or `other`. */
  readonly module: string;
  /** A version that is or was live, or `other`. */
  readonly version: string;
  readonly stage: Stage;
  /** `period` of release_number (tables.ts); `null` when the event is not stored. */
  readonly period: string | null;
}

/**
 * This many versions of each module are counted by their names, because pages of a release that has ended
 * still report.
 */
const KNOWN_VERSIONS_PER_MODULE = 6;

const OTHER = 'other';

/**
 * Makes the function that finds the release of an event. Anybody can send events with invented names, so modules and
 * versions that the site does not know become `other`. This limits the number of different `EventPlace` values.
 * @param onForget Called with a version that is no longer counted by its name.
 */
export function createKnownReleases(onForget: (module: string, version: string) => void) {
  const known = new Map<string, string[]>(); // for each module, its versions; the latest live first
  let revision = -1;

  const learn = ({ modules }: Registry) => {
    for (const [module, { current, previous, canary }] of Object.entries(modules)) {
      const live = [canary?.version, current, previous].flatMap((version) => version ?? []);
      const all = [...new Set([...live, ...(known.get(module) ?? [])])];
      known.set(module, all.slice(0, KNOWN_VERSIONS_PER_MODULE));
      for (const version of all.slice(KNOWN_VERSIONS_PER_MODULE)) onForget(module, version);
    }
  };

  return (registry: Registry, module: string, version: string): EventPlace => {
    if (registry.revision !== revision) learn(registry);
    revision = registry.revision;
    const entry = Object.hasOwn(registry.modules, module) ? registry.modules[module] : undefined;
    if (!entry) return { module: OTHER, version: OTHER, stage: OTHER, period: null };
    if (!known.get(module)?.includes(version)) return { module, version: OTHER, stage: OTHER, period: null };
    const { current, canary, switchedAt } = entry;
    const stage = version === canary?.version ? 'canary' : version === current ? 'current' : 'recent';
    return { module, version, stage, period: canary?.since ?? switchedAt };
  };
}
