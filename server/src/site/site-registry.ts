import fs from 'node:fs/promises';
import type { Registry, Release, RemoteRelease } from '@demo-evm/shared/contract';
import { isMountedAt, redirectOf } from '@demo-evm/shared/domain';
import { readRegistry, registryPath } from '../delivery/registry-file';

/** The live releases of a site folder. */
export interface Site {
  readonly revision: number;
  readonly shell: Release;
  readonly remotes: readonly Release[];
  readonly modules: ReadonlySet<string>;
}

/** Reads the registry again only when its file has changed. */
export function createSiteReader(siteDir: string): () => Promise<Site> {
  let cached: { readonly stamp: number; readonly site: Site } | null = null;
  return async () => {
    const { mtimeMs, ino } = await fs.stat(registryPath(siteDir));
    const stamp = mtimeMs + ino;
    if (cached?.stamp !== stamp) cached = { stamp, site: describeSite(await readRegistry(siteDir)) };
    return cached.site;
  };
}

function describeSite({ revision, modules }: Registry): Site {
  const live = Object.values(modules).flatMap(({ current, releases }) => releases[current] ?? []);
  const shell = live.find(({ page }) => page !== undefined);
  if (!shell) throw new Error('The registry has no shell. Build it first: npm run build');
  return {
    revision,
    shell,
    remotes: live.filter((release) => release !== shell),
    modules: new Set(Object.keys(modules)),
  };
}

/** The remote that a path shows, after its redirect. */
export function remoteOf(site: Site, path: string): Release | undefined {
  const target = redirectOf(path) ?? path;
  return site.remotes.find(({ mounts }) => isMountedAt(mounts ?? [], target));
}

/** The absolute path of a file of a release. */
export function fileUrl({ module, version }: Release, file: string): string {
  return `/${module}/${version}/${file}`;
}

/** What the HTML tells the shell of a remote. */
export function describeRemote(release: Release): RemoteRelease {
  const { module, version, contractVersion, container = '', entry = '', mounts = [] } = release;
  return { module, version, contractVersion, container, entry: fileUrl(release, entry), mounts };
}
