import type { Release } from '@demo-evm/shared/contract';
import { firstLoadKilobytes } from './first-load-kilobytes';
import { mountConflicts } from './mount-conflicts';
import { liveReleases } from './live-releases';
import type { Modules } from './registry-changes';
import type { Damage } from './release-storage';

/** Facts about the releases that a change makes live. The gates check these facts. */
export interface GateFacts {
  readonly damage: readonly {
    readonly release: Release;
    /**
     * True if the files of a build were checked. Otherwise, the files of a published release were checked.
     */
    readonly isBuild: boolean;
    readonly files: readonly Damage[];
  }[];
  /**
   * The releases whose first load is checked, each with the limit of its module in kilobytes of 1000 bytes. `limit` is
   * `undefined` when the module has no limit. The gates then refuse the release.
   */
  readonly budgets: readonly { readonly release: Release; readonly limit: number | undefined }[];
}

/**
 * Checks whether a registry may become live. All live releases must fit together, canaries too.
 * docs/releasing.md, Gates
 * @returns One text for each reason to refuse the registry; an empty list when there is none.
 */
export function refusals(next: Modules, { damage, budgets }: GateFacts): string[] {
  return [
    ...damage.flatMap(({ release, isBuild, files }) => describeDamage(release, isBuild, files)),
    ...misfits(liveReleases(next)),
    ...budgets.flatMap(({ release, limit }) => describeSize(release, limit)),
  ];
}

/** Gives one text for each reason why these releases cannot be live together; an empty list when there is none. */
export function misfits(releases: readonly Release[]): string[] {
  return [...contractProblems(releases), ...mountConflicts(releases)];
}

/** Gives a sentence about the damage of a release; an empty list when there is none. */
export function describeDamage(release: Release, isBuild: boolean, files: readonly Damage[]): string[] {
  if (files.length === 0) return [];
  const all = Object.keys(release.files).length;
  // A file may be listed twice, once for each of its two compressed copies.
  const damaged = new Set(files.map(({ file }) => file.replace(/\.(br|gz)$/, ''))).size;
  const found = files.map(({ file, problem }) => `${file} is ${problem}`);
  const shown = found.length > 3 ? [...found.slice(0, 3), `and ${found.length - 3} more`] : found;
  const which = `${damaged} of ${all} files: ${shown.join(', ')}.`;
  return [
    isBuild
      ? `The build of ${release.module} is damaged in ${which} Build it again.`
      : `${nameOf(release)} is damaged in ${which} Release that build again, which repairs it, or choose another version.`,
  ];
}

function contractProblems(live: readonly Release[]): string[] {
  const shells = live.filter(isShell);
  const remotes = live.filter((release) => !isShell(release));
  return shells.flatMap((shell) => {
    const supported = shell.supports ?? [shell.contractVersion];
    return remotes
      .filter(({ contractVersion }) => !supported.includes(contractVersion))
      .map(
        (remote) =>
          `${nameOf(remote)} has contract ${remote.contractVersion}; ${nameOf(shell)} supports ${supported.join(' and ')}.`,
      );
  });
}

function describeSize(release: Release, limit: number | undefined): string[] {
  const kilobytes = firstLoadKilobytes(release);
  if (limit === undefined) return [noLimit(release.module)];
  if (kilobytes <= limit) return [];
  return [
    `${nameOf(release)} loads ${kilobytes.toFixed(1)} KB of Brotli before it runs; ${release.module}/budget.json allows ${limit}.`,
  ];
}

/** Gives the error text for a module that has no limit for its first load. */
export function noLimit(module: string): string {
  return `${module} has no limit for its first load. Give it one: "kilobytes" in ${module}/budget.json.`;
}

function isShell({ page }: Release): boolean {
  return page !== undefined;
}

function nameOf({ module, version }: Release): string {
  return `${module} ${version}`;
}
