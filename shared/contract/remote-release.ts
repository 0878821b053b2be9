import type { Release } from './registry';

/** What a page knows of one remote's release. URLs are absolute paths; of an override, whole addresses. */
export interface RemoteRelease {
  readonly module: string;
  readonly version: string;
  readonly contractVersion: number;
  readonly container: string;
  readonly entry: string;
  readonly mounts: readonly string[];
  /** `sha384-…` of every script and style, by its path inside the release; `null`: a developer's, unchecked. */
  readonly integrity: Readonly<Record<string, string>> | null;
}

/** The absolute path of a file of a release. */
export function fileUrl({ module, version }: Release, file: string): string {
  return `/${module}/${version}/${file}`;
}

/** What a page is told of a remote's release; `null` when it is no remote's. */
export function describeRemote(release: Release): RemoteRelease | null {
  const { module, version, contractVersion, container, entry, mounts } = release;
  if (!container || !entry || !mounts) return null;
  const integrity = integrityByFile(release);
  return { module, version, contractVersion, container, entry: fileUrl(release, entry), mounts, integrity };
}

/** The hash of every script and style of a release, by its path inside it. */
export function integrityByFile({ files }: Release): Readonly<Record<string, string>> {
  const checked = Object.entries(files).filter(([name]) => /\.(js|css)$/.test(name));
  return Object.fromEntries(checked.map(([name, { integrity }]) => [name, integrity]));
}
