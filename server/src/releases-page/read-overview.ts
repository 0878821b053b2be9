import type { Registry, RegistryModule } from '@demo-evm/shared/contract';
import type { Kysely } from 'kysely';
import { judgeCanary, type ReleaseSums } from '../canary-watch/judge-canary';
import { readSums } from '../canary-watch/read-sums';
import type { Tables } from '../database/tables';
import { describeHistory } from '../delivery/describe-history';
import type { ReleaseRecord } from '../releases/release-record';
import type { ReleaseStorage, Revision } from '../releases/release-storage';

/** A release with what its pages have reported. */
export interface ReleaseOverview {
  readonly version: string;
  readonly stage: 'current' | 'canary' | 'recent';
  /** The share of the visitors that get this release, in percent. */
  readonly percent: number;
  /** The time since which the numbers count; `null` for a release that is not live, of which all numbers are added. */
  readonly since: string | null;
  readonly record: ReleaseRecord | null;
  readonly sums: ReleaseSums;
}

export interface ModuleOverview {
  readonly module: string;
  /** The current release, the canary if there is one, and releases that were live a short while ago. */
  readonly releases: readonly ReleaseOverview[];
  /** What the servers think of the canary; `null` without a canary. */
  readonly opinion: string | null;
}

export interface SiteOverview {
  readonly revision: number;
  readonly modules: readonly ModuleOverview[];
  readonly history: ReturnType<typeof describeHistory>;
}

/** The largest number of releases that are shown of those of a module that are no longer live. */
const RECENT_RELEASES = 3;

/** Reads what operators look at: what is live, how it does, and what was changed. docs/releasing.md: A page to look at */
export async function readOverview(db: Kysely<Tables>, storage: ReleaseStorage): Promise<SiteOverview> {
  const [registry, revisions] = await Promise.all([storage.readRegistry(), storage.history()]);
  const modules = Object.entries(registry.modules).map(async ([module, entry]) => {
    const places = [...livePlaces(entry), ...recentPlaces(module, entry, revisions)];
    const releases = await Promise.all(
      places.map(async (place): Promise<ReleaseOverview> => {
        const { version, since } = place;
        const [sums, record] = await Promise.all([
          readSums(db, { module, version, ...(since !== null && { period: since }) }),
          storage.readRecord({ module, version }),
        ]);
        return { ...place, sums, record };
      }),
    );
    return { module, releases, opinion: opinionOf(entry, releases) };
  });
  return {
    revision: registry.revision,
    modules: await Promise.all(modules),
    history: describeHistory(revisions),
  };
}

type Place = Pick<ReleaseOverview, 'version' | 'stage' | 'percent' | 'since'>;

/** While a canary runs, both releases are counted since its start, so that they can be compared. */
function livePlaces({ current, canary, switchedAt }: RegistryModule): Place[] {
  const since = canary?.since ?? switchedAt;
  const percent = canary?.percent ?? 0;
  return [
    { version: current, stage: 'current', percent: 100 - percent, since },
    ...(canary ? [{ version: canary.version, stage: 'canary' as const, percent, since }] : []),
  ];
}

function recentPlaces(
  module: string,
  { current, canary }: RegistryModule,
  revisions: readonly Revision[],
): Place[] {
  const registries: readonly Registry[] = revisions.map(({ registry }) => registry);
  const versions = registries.flatMap(({ modules: { [module]: entry } }) =>
    entry ? [entry.canary?.version, entry.current, entry.previous] : [],
  );
  return [...new Set(versions)]
    .flatMap((version) => version ?? [])
    .filter((version) => version !== current && version !== canary?.version)
    .slice(0, RECENT_RELEASES)
    .map((version) => ({ version, stage: 'recent', percent: 0, since: null }));
}

function opinionOf({ canary }: RegistryModule, [current, other]: readonly ReleaseOverview[]): string | null {
  if (!canary || !current || !other) return null;
  const { verdict, reason } = judgeCanary(other.sums, current.sums);
  const words = { bad: 'The canary is bad.', good: 'The canary is good.', wait: 'Not certain yet.' };
  return `${words[verdict]} ${reason}`;
}
