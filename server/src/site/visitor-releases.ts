import { fileUrl, type Registry, type Release } from '@demo-evm/shared/contract';
import { isInCanary } from './canary-bucket';

/** Gives the releases that a visitor in this bucket gets. Without a bucket, these are all current releases. */
export function releasesFor(
  { modules }: Registry,
  bucket: number | null,
  hasLeft: (module: string) => boolean,
): Release[] {
  return Object.entries(modules).flatMap(([module, { current, canary, releases }]) => {
    const isCanary =
      bucket !== null && canary !== null && isInCanary(bucket, module, canary) && !hasLeft(module);
    return releases[isCanary ? canary.version : current] ?? [];
  });
}

/** Gives a key for the pages of these releases at this revision of the registry. */
export function siteId(revision: number, releases: readonly Release[]): string {
  return [revision, ...releases.map((release) => fileUrl(release, ''))].join();
}
