import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';
import { createVoteLog } from '@demo-evm/shared/votes';
import type { Report } from '../events/report';
import { watchErrors } from '../events/watch-errors';
import { watchVotes } from '../events/watch-votes';
import { watchVitals } from '../events/watch-vitals';
import { isFromCache } from '../events/is-from-cache';
import type { ReleaseDirectory } from '../federation/release-directory';
import type { RemoteLoader } from '../federation/remote-loader';
import { createPrefetch } from '../prefetch/prefetch-next';

export interface LateOptions {
  readonly page: Pick<PageData, 'shell' | 'eventsUrl'>;
  readonly remotes: readonly RemoteRelease[];
  readonly directory: Pick<ReleaseDirectory, 'find'>;
  readonly loader: RemoteLoader;
  readonly report: Report;
}

/**
 * Starts everything that can wait until a remote is on the screen: reports about the page, and the prefetch of remotes.
 * @returns A function that must be called for each remote that is on the screen. `at` is the time since the navigation.
 */
export function startLate({ page, remotes, directory, loader, report }: LateOptions) {
  const prefetch = createPrefetch({ loader, remotes });
  let isFirst = true;
  let shown: { module: string; version: string } | undefined;
  if (page.eventsUrl !== null) {
    watchErrors({ page, remotes, report });
    watchVotes({ log: createVoteLog(), onFailed: () => shown && report({ kind: 'vote-failed', ...shown }) });
  }

  return (module: string, at: number) => {
    prefetch(module);
    const release = directory.find(module);
    if (!release) return;
    shown = { module, version: release.version };
    if (!isFirst) return;
    isFirst = false;
    const ms = Math.round(at);
    report({ kind: 'load', module: 'shell', version: page.shell.version, ms });
    if (document.visibilityState !== 'visible') return; // the times of a hidden page say nothing
    const cached: { readonly isCached?: true } = isFromCache(release.entry) ? { isCached: true } : {};
    report({ kind: 'shown', ...shown, ms, ...cached });
    watchVitals({ isCanary: hasCanary(page, remotes), release: shown, cached, report });
  };
}

/** Says whether any release of this page is a canary. */
function hasCanary({ shell }: LateOptions['page'], remotes: readonly RemoteRelease[]): boolean {
  return shell.isCanary === true || remotes.some(({ fallback }) => fallback !== undefined);
}
