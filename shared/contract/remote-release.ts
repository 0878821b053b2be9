import type { Language } from '@demo-evm/shared/domain';
import { EARLY_LISTEN_FILE, EARLY_SLIP_FILES, OLD_PRESS_FILE, SERVER_RENDER_FILES } from './server-render';
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
   * The hashes of scripts, styles and the hash list (`HASH_LIST_FILE`), by the file's path inside the release. Either
   * all scripts and styles that browsers load are there, or only the hash list. `null` for a developer's override,
   * which is not checked.
   */
  readonly integrity: Readonly<Record<string, string>> | null;
  /** The language of the remote's pages if nothing else sets one; `mr` by default. */
  readonly language?: Language;
  /** Only on a canary: the current release, which replaces the canary if the canary fails. docs/decisions/0016 */
  readonly fallback?: RemoteRelease;
}

/**
 * The file of a remote's release that has the hash of each script and style, by the file's path inside the release.
 * Older releases do not have this file. docs/decisions/0052
 */
export const HASH_LIST_FILE = 'hashes.json';

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

/**
 * Gives a remote with the hashes that a page needs. If the page does not show the remote, this is only the hash of the
 * release's hash list, which the shell loads before the remote. A remote that the page shows has all hashes too. A
 * release without a hash list keeps all its hashes. docs/decisions/0052
 */
export function withNeededHashes(remote: RemoteRelease, { files }: Release, isShown: boolean): RemoteRelease {
  const list = files[HASH_LIST_FILE];
  if (!list) return remote;
  return { ...remote, integrity: { ...(isShown && remote.integrity), [HASH_LIST_FILE]: list.integrity } };
}

/**
 * A page's list of hashes (`integrityByFile`) does not have these files. The site host reads some of them, and the HTML
 * has the hash of the others.
 */
const UNLISTED_FILES: readonly string[] = [
  ...Object.values(SERVER_RENDER_FILES),
  EARLY_SLIP_FILES.script,
  EARLY_LISTEN_FILE,
  OLD_PRESS_FILE,
];

/** The hashes of the scripts and styles that browsers load from a release, by path inside the release. */
export function integrityByFile({ files }: Release): Readonly<Record<string, string>> {
  const browserFiles = Object.entries(files).filter(
    ([name]) => /\.(js|css)$/.test(name) && !UNLISTED_FILES.includes(name),
  );
  return Object.fromEntries(browserFiles.map(([name, { integrity }]) => [name, integrity]));
}
