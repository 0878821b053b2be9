import {
  describeRemote,
  fileUrl,
  integrityByFile,
  withNeededHashes,
  type PageData,
  type Release,
  type RemoteRelease,
} from '@demo-evm/shared/contract';
import type { OpenedRoute } from './open-route';
import type { PageSettings } from './page-settings';
import type { Site } from './site-registry';

/**
 * Makes the data that the shell reads from the page: the visitor's releases, the configuration, and the data for the
 * requests that the page's inline script sends.
 * @param opened The route at the address of the page; `undefined` when no remote has the address.
 */
export function pageData(site: Site, settings: PageSettings, opened: OpenedRoute | undefined): PageData {
  const { shell } = site;
  return {
    revision: site.revision,
    shell: {
      version: shell.version,
      folder: fileUrl(shell, ''),
      integrity: shellHashes(shell, settings),
      ...(site.fallbacks.has(shell.module) && { isCanary: true }),
    },
    remotes: site.remotes.flatMap((release) => remoteOf(site, release, release === opened?.remote) ?? []),
    ...settings,
    early: opened?.early ?? null,
  };
}

/** The files of the shell that only a site with `overrideOrigins` loads. Their name is in with-overrides.tsx. */
const OVERRIDE_FILE = /^overrides\./;

/** Gives the hashes of the shell's files, except of those that this site's pages never load. Hashes do not compress. */
function shellHashes(shell: Release, { overrideOrigins }: PageSettings): Readonly<Record<string, string>> {
  const hashes = Object.entries(integrityByFile(shell));
  return Object.fromEntries(
    overrideOrigins.length > 0 ? hashes : hashes.filter(([file]) => !OVERRIDE_FILE.test(file)),
  );
}

/**
 * Describes a remote for a page. A page of a shell that cannot load hash lists has all hashes. docs/decisions/0052
 * @param isShown true if the page shows the remote
 */
function remoteOf({ shell, fallbacks }: Site, release: Release, isShown: boolean): RemoteRelease | null {
  const current = fallbacks.get(release.module);
  const remote = describeRemote(release, current);
  if (!remote || !shell.loadsHashLists) return remote;
  const { fallback } = remote;
  return {
    ...withNeededHashes(remote, release, isShown),
    ...(fallback && current && { fallback: withNeededHashes(fallback, current, false) }),
  };
}
