import { fileUrl, type Canary, type Registry, type Release } from '@demo-evm/shared/contract';
import { isInCanary } from './canary-bucket';

/**
 * A bucket from 0 to 9999 gets those canaries that select it. `every` gets each canary, which staff asked for. `null` gets
 * current releases only.
 */
export type Cohort = number | 'every' | null;

/** Gives the releases that a visitor of this cohort gets. */
export function releasesFor(
  { modules }: Registry,
  cohort: Cohort,
  hasLeft: (module: string) => boolean,
): Release[] {
  return Object.entries(modules).flatMap(([module, { current, canary, releases }]) => {
    const isCanary = canary !== null && isSelected(cohort, module, canary) && !hasLeft(module);
    return releases[isCanary ? canary.version : current] ?? [];
  });
}

function isSelected(cohort: Cohort, module: string, canary: Canary): boolean {
  return cohort === 'every' || (cohort !== null && isInCanary(cohort, module, canary));
}

/** Gives a key for the pages of these releases at this revision of the registry. */
export function siteId(revision: number, releases: readonly Release[]): string {
  return [revision, ...releases.map((release) => fileUrl(release, ''))].join();
}
