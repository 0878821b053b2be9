import {
  browserEntry,
  createHost,
  followOtherTabs,
  readEarlyAnswers,
  readPageData,
  slowNetworkMs,
  type PageData,
} from '@demo-evm/shared/contract';
import { browserStorage } from '@demo-evm/shared/device';
import { mountedAt, redirectOf, type LanguageProposal } from '@demo-evm/shared/domain';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app-routes';
import { collectEarly } from './early/collect-early';
import { createReport } from './events/report';
import { federation } from './federation/federation';
import { createIntegrityMap, publishIntegrity } from './federation/integrity';
import { createReleaseDirectory } from './federation/release-directory';
import { reloadOnce } from './federation/reload-once';
import { createRemoteLoader } from './federation/remote-loader';
import { removeStyles } from './federation/remove-styles';
import { isDrawn, renderFirst } from './first-view/render-first';
import { createRouteLanguage } from './remote-outlet/route-language';
import { withOverrides } from './overrides/with-overrides';
import { createPrefetch } from './prefetch/prefetch-next';

/** When the remote is here, its words are too, or they are late; then the remote asks by itself. */
const LIMIT_MS = 300;
/** What was drawn is seen and answers presses meanwhile: its words are worth a wait. */
const DRAWN_LIMIT_MS = 2_000;

/**
 * Starts the page: what the site host drew is taken over, or the skeleton of the HTML stays until the first remote can
 * be drawn in one go.
 */
export async function startPage(): Promise<void> {
  const page = readPageData(document);
  const integrity = createIntegrityMap();
  integrity.add(page.shell.folder, page.shell.integrity);
  publishIntegrity(integrity);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const early = collectEarly(
    readEarlyAnswers(document),
    isDrawn(root) ? DRAWN_LIMIT_MS + slowNetworkMs() : LIMIT_MS,
  );
  const { remotes, notice } = await withOverrides(page);
  const directory = createReleaseDirectory({ ...page, remotes });
  const report = createReport({ url: page.eventsUrl, revision: directory.revision });
  for (const { module, version, entry, integrity: hashes } of remotes) {
    if (hashes === null) report({ kind: 'override', module, version, detail: entry });
  }
  const loader = createRemoteLoader({ federation, directory, integrity, report, reload: reloadOnce });

  const { pathname, search, hash } = window.location;
  const target = redirectOf(pathname);
  if (target !== undefined) window.history.replaceState(null, '', target + search + hash); // the target is drawn
  const first = mountedAt(window.location.pathname, remotes);
  globalThis.demoEvmWatchdog?.started();
  const { drawn } = root.dataset;
  if (drawn && !first?.entry.startsWith(drawn)) removeStyles(drawn); // a developer's release has its own
  if (first) await loader.tryOnce(first.module); // what fails is healed by its route
  const { answers, isComplete } = await early();
  const host = createHost(page.config, browserStorage, answers, browserEntry);
  followOtherTabs(host.session);
  const routeLanguage = createRouteLanguage(host.language, page.early ? proposalOf(page.early) : undefined);

  renderFirst(
    root,
    <BrowserRouter>
      <AppRoutes
        host={host}
        delivery={{
          directory,
          loader,
          report,
          routeLanguage,
          prefetch: createPrefetch({ loader, remotes }),
        }}
        remotes={remotes}
      />
      {notice}
    </BrowserRouter>,
    isComplete && first && loader.peek(first.module) ? first : undefined,
  );
}

/** What the page says of its language before its remote says it. */
function proposalOf({ language, isSetByAddress }: NonNullable<PageData['early']>): LanguageProposal {
  return isSetByAddress ? { route: language } : { page: language };
}
