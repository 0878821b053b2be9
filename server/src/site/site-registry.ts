import fs from 'node:fs/promises';
import path from 'node:path';
import type { Release, RemoteRelease } from '@demo-evm/shared/contract';
import { readRegistry, registryPath } from '../delivery/registry-file';

/** The live releases of a site folder. */
export interface Site {
  readonly revision: number;
  readonly shell: Release;
  /** The shell's page.html; it never changes within a release. */
  readonly template: string;
  readonly remotes: readonly Release[];
  readonly modules: ReadonlySet<string>;
}

/** Reads the registry again only when its file has changed. */
export function createSiteReader(siteDir: string): () => Promise<Site> {
  let cached: { readonly stamp: number; readonly site: Site } | null = null;
  return async () => {
    const { mtimeMs, ino } = await fs.stat(registryPath(siteDir));
    const stamp = mtimeMs + ino;
    if (cached?.stamp !== stamp) cached = { stamp, site: await describeSite(siteDir) };
    return cached.site;
  };
}

async function describeSite(siteDir: string): Promise<Site> {
  const { revision, modules } = await readRegistry(siteDir);
  const live = Object.values(modules).flatMap(({ current, releases }) => releases[current] ?? []);
  const shell = live.find(({ page }) => page !== undefined);
  if (!shell) throw new Error('The registry has no shell. Build it first: npm run build');
  const template = await fs.readFile(path.join(siteDir, fileUrl(shell, shell.page ?? '')), 'utf8');
  return {
    revision,
    shell,
    template,
    remotes: live.filter((release) => release !== shell),
    modules: new Set(Object.keys(modules)),
  };
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
