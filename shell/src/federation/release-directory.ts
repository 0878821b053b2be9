import {
  describeRemote,
  type PageData,
  type Registry,
  type Release,
  type RemoteRelease,
} from '@demo-evm/shared/contract';
import { isRecord } from '@demo-evm/shared/domain';
import { rememberLeftCanary } from './canary-cookie';

/** What this page knows of the live releases: at first what its HTML says. */
export interface ReleaseDirectory {
  /** Of the registry that was read last. */
  readonly revision: () => number;
  readonly find: (module: string) => RemoteRelease | undefined;
  /**
   * Leaves a canary that fails for the current release, for this page and, until the registry's next revision, for
   * this visitor. `false`: the module's release is no canary, and nothing changes.
   */
  readonly leaveCanary: (module: string) => boolean;
  /** Reads the registry again; what cannot be read in time changes nothing. Never rejects. */
  readonly refresh: () => Promise<void>;
  /** Does the same in the background when the last reading is minutes old. */
  readonly refreshIfOld: () => void;
  /** Has another shell been released since this page was loaded? */
  readonly hasNewShell: () => boolean;
}

interface DirectoryOptions {
  readonly readRegistry?: () => Promise<unknown>;
  readonly now?: () => number;
}

/** Of the visitor's patience with a failed load; without a new registry the old one is tried again. */
const READ_LIMIT_MS = 800;
const OLD_MS = 5 * 60_000;

/** Makes the page's directory. docs/decisions/0028. */
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
      if (now() - readAt > OLD_MS) void refresh();
    },
    hasNewShell: () => shell !== page.shell.version,
  };
}

/** A visitor who was given the canary keeps it as long as it runs; a developer's stays what it is. */
function liveRelease(registry: Registry, old: RemoteRelease): RemoteRelease {
  const known = registry.modules[old.module];
  if (!known || old.integrity === null) return old;
  const isCanary = known.canary?.version === old.version;
  const current: Release | undefined = known.releases[known.current];
  const release: Release | undefined = isCanary ? known.releases[old.version] : current;
  return (release && describeRemote(release, isCanary ? current : undefined)) ?? old;
}

async function fetchRegistry(): Promise<unknown> {
  const limit = new AbortController(); // AbortSignal.timeout is too young for old phones
  setTimeout(() => limit.abort(), READ_LIMIT_MS);
  const answer = await fetch('/registry.json', { cache: 'no-cache', signal: limit.signal });
  return answer.ok ? answer.json() : null;
}

function isRegistry(value: unknown): value is Registry {
  return (
    isRecord(value) && value.format === 1 && typeof value.revision === 'number' && isRecord(value.modules)
  );
}
