import type { Language } from '@demo-evm/shared/domain';
import { SERVER_RENDER_FILES } from './server-render';
import type { Release } from './registry';

/**
 * A remote's release, as a page knows it. The entry is an absolute path or, for a developer's override, a URL with an
 * origin.
 */
export interface RemoteRelease {
  readonly module: string;
  readonly version: string;
  readonly contractVersion: number;
  readonly container: string;
  readonly entry: string;
  readonly mounts: readonly string[];
  readonly leadsTo?: readonly string[];
  /**
   * The hash of every script and style that browsers load, by the file's path inside the release; `null` for a
   * developer's override, which is not checked.
   */
  readonly integrity: Readonly<Record<string, string>> | null;
  /** The language of the remote's pages if nothing else sets one; `mr` by default. */
  readonly language?: Language;
  /** Only on a canary: the current release, which replaces the canary if the canary fails. docs/decisions/0016 */
  readonly fallback?: RemoteRelease;
}

/** Gives the absolute path of a release's file. */
export function fileUrl({ module, version }: Release, file: string): string {
  return `/${module}/${version}/${file}`;
}

/**
 * Gives the part of a remote's release that a page needs; `null` for a release of the shell.
 * @param current the current release, if `release` is a canary
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

/** Only the site host reads these files, so no browser loads them by their URL. */
const SITE_HOST_FILES: readonly string[] = Object.values(SERVER_RENDER_FILES);

/** The hashes of the scripts and styles that browsers load from a release, by path inside the release. */
export function integrityByFile({ files }: Release): Readonly<Record<string, string>> {
  const browserFiles = Object.entries(files).filter(
    ([name]) => /\.(js|css)$/.test(name) && !SITE_HOST_FILES.includes(name),
  );
  return Object.fromEntries(browserFiles.map(([name, { integrity }]) => [name, integrity]));
}
