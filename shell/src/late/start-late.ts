import type { LanguageStore, PageData } from '@demo-evm/shared/contract';
import { createVoteLog } from '@demo-evm/shared/votes';
import type { Report } from '../events/report';
import { watchErrors } from '../events/watch-errors';
import { watchVotes } from '../events/watch-votes';
import { watchVitals } from '../events/watch-vitals';
import { isFromCache } from '../events/is-from-cache';
import type { ReleaseDirectory } from '../federation/release-directory';
import type { RemoteLoader } from '../federation/remote-loader';
import { createPageKeeper, type PageOpening } from '../kept-pages/page-keeper';
import { createPrefetch } from '../prefetch/prefetch-next';

export interface LateOptions {
  /** The page's data, with a developer's remotes if there are any. */
  readonly page: PageData;
  readonly directory: Pick<ReleaseDirectory, 'find'>;
  readonly loader: RemoteLoader;
  readonly report: Report;
  readonly language: LanguageStore;
}

/** A function that must be called for each page of a remote that is on the screen. `at` is the time since the navigation. */
export type OnShown = (module: string, path: string, at: number) => void;

/**
 * Starts everything that can wait until a remote is on the screen: reports about the page, the prefetch of remotes, and
 * the pages that the service worker keeps. docs/decisions/0051, 0062
 * @param opening what the page has noted before this code was loaded
 */
export function startLate(
  { page, directory, loader, report, language }: LateOptions,
  opening: PageOpening,
): OnShown {
  const { remotes } = page;
  const prefetch = createPrefetch({ loader, remotes });
  const keepPage = createPageKeeper({ page, directory, language, opening });
  let isFirst = true;
  let shown: { module: string; version: string } | undefined;
  if (page.eventsUrl !== null) {
    watchErrors({ page, remotes, report });
    watchVotes({ log: createVoteLog(), onFailed: () => shown && report({ kind: 'vote-failed', ...shown }) });
  }

  return (module, path, at) => {
    if (module !== shown?.module) prefetch(module);
    keepPage(module, path, at);
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
    watchVitals({ isCanary: hasCanary(page), release: shown, cached, report });
  };
}

/** Says whether any release of this page is a canary. */
function hasCanary({ shell, remotes }: PageData): boolean {
  return shell.isCanary === true || remotes.some(({ fallback }) => fallback !== undefined);
}
