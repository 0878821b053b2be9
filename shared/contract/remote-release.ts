import type { Language } from '@demo-evm/shared/domain';
import { FIRST_VIEW_FILES } from './first-view';
import type { Release } from './registry';

/** What a page knows of one remote's release. URLs are absolute paths; of an override, whole addresses. */
export interface RemoteRelease {
  readonly module: string;
  readonly version: string;
  readonly contractVersion: number;
  readonly container: string;
  readonly entry: string;
  readonly mounts: readonly string[];
  readonly leadsTo?: readonly string[];
  /** `sha384-…` of every script and style, by its path inside the release; `null`: a developer's, unchecked. */
  readonly integrity: Readonly<Record<string, string>> | null;
  /** What its pages speak when nothing else says so; `mr` without it. */
  readonly language?: Language;
  /** Only on a canary: the current release, which a page takes when the canary fails. docs/decisions/0016 */
  readonly fallback?: RemoteRelease;
}

/** The absolute path of a file of a release. */
export function fileUrl({ module, version }: Release, file: string): string {
  return `/${module}/${version}/${file}`;
}

/**
 * What a page is told of a remote's release; `null` when it is no remote's.
 * @param current where `release` is a canary: the release that everybody else gets
 */
export function describeRemote(release: Release, current?: Release): RemoteRelease | null {
  const { module, version, contractVersion, container, entry, mounts, leadsTo, language } = release;
  if (!container || !entry || !mounts) return null;
  const integrity = integrityByFile(release);
  const names = { module, version, contractVersion, container, entry: fileUrl(release, entry) };
  const fallback = current && describeRemote(current);
  return {
    ...names,
    mounts,
    ...(leadsTo && { leadsTo }),
    ...(language && { language }),
    integrity,
    ...(fallback && { fallback }),
  };
}

const OF_SITE_HOST: readonly string[] = Object.values(FIRST_VIEW_FILES);

/** The hash of every script and style that a browser loads of a release, by its path inside it. */
export function integrityByFile({ files }: Release): Readonly<Record<string, string>> {
  const checked = Object.entries(files).filter(
    ([name]) => /\.(js|css)$/.test(name) && !OF_SITE_HOST.includes(name),
  );
  return Object.fromEntries(checked.map(([name, { integrity }]) => [name, integrity]));
}
