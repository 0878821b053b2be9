import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';
import { rememberLeftCanary } from './canary-cookie';
import { fetchRegistry, isRegistry } from './fetch-registry';
import { liveRelease } from './live-release';

/** The live releases, as this page knows them: first from its HTML, later from the registry. */
export interface ReleaseDirectory {
  /** The newest revision of the registry that this page knows. */
  readonly revision: () => number;
  readonly find: (module: string) => RemoteRelease | undefined;
  /**
   * Replaces a failed canary with the current release on this page. A cookie asks the site host for the current release
   * on the visitor's next pages (canary-cookie.ts).
   * @returns `true`, or `false` when the module's release is not a canary and nothing has changed.
   */
  readonly leaveCanary: (module: string) => boolean;
  /** Reads the registry again. If the registry cannot be read in time, nothing changes. The promise never rejects. */
  readonly refresh: () => Promise<void>;
  /**
   * Reads the registry again in the background, unless this page was opened or tried to read the registry in the last
   * five minutes.
   */
  readonly refreshIfOld: () => void;
  /**
   * Says whether `refresh` has found that the current release of the shell is not the one that runs on this
   * page.
   */
  readonly hasNewShell: () => boolean;
}

interface DirectoryOptions {
  readonly readRegistry?: () => Promise<unknown>;
  readonly now?: () => number;
}

const REGISTRY_MAX_AGE_MS = 5 * 60_000;

/** Creates the page's directory of releases. docs/decisions/0028 */
export function createReleaseDirectory(
  page: PageData,
  { readRegistry = fetchRegistry, now = () => Date.now() }: DirectoryOptions = {},
): ReleaseDirectory {
  let { revision } = page;
  let releases = new Map(page.remotes.map((release) => [release.module, release]));
  let readAt = now();
  let shell = page.shell.version;

  const refresh = async () => {
    readAt = now();
    const registry = await readRegistry().catch(() => null);
    if (!isRegistry(registry) || registry.revision <= revision) return;
    revision = registry.revision;
    shell = registry.modules.shell?.current ?? shell;
    releases = new Map([...releases].map(([module, old]) => [module, liveRelease(registry, old)]));
  };
  return {
    revision: () => revision,
    find: (module) => releases.get(module),
    leaveCanary(module) {
      const { fallback } = releases.get(module) ?? {};
      if (!fallback) return false;
      releases.set(module, fallback);
      rememberLeftCanary(module, revision);
      return true;
    },
    refresh,
    refreshIfOld() {
      if (now() - readAt > REGISTRY_MAX_AGE_MS) void refresh();
    },
    hasNewShell: () => shell !== page.shell.version,
  };
}
