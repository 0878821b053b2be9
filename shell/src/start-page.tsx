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
import { loadFirstRemote } from './early/load-first-remote';
import { createReport } from './events/report';
import { federation } from './federation/federation';
import { createIntegrityMap, publishIntegrity } from './federation/integrity';
import { createReleaseDirectory } from './federation/release-directory';
import { reloadOnce } from './federation/reload-once';
import { createRemoteLoader } from './federation/remote-loader';
import { removeStyles } from './federation/remove-styles';
import { canHydrate } from './hydration/can-hydrate';
import { pressHasEnded } from './hydration/press-ended';
import { isServerRendered, renderPage } from './hydration/render-page';
import { createRouteLanguage } from './remote-outlet/route-language';
import { keepInstallPrompt } from './install/keep-install-prompt';
import { withOverrides } from './overrides/with-overrides';
import { createWhenShown } from './late/when-shown';

/**
 * The longest wait for early answers after the first try to load the remote, in a page that is not server-rendered.
 * After this wait, the app requests the missing answers.
 */
const EARLY_TIMEOUT_MS = 300;
/**
 * The longest wait for early answers in a server-rendered page; a slow network gets more time. This wait is
 * longer than `EARLY_TIMEOUT_MS`, because hydration needs all early answers, and because the visitor can use
 * the page meanwhile.
 */
const HYDRATION_EARLY_TIMEOUT_MS = 2_000;

/** Starts the page: loads the remote of the first route (`loadFirstRemote`), and then renders the page (`renderPage`). */
export async function startPage(): Promise<void> {
  keepInstallPrompt();
  const page = readPageData(document);
  const integrity = createIntegrityMap();
  integrity.add(page.shell.folder, page.shell.integrity);
  publishIntegrity(integrity);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const early = collectEarly(
    readEarlyAnswers(document),
    isServerRendered(root) ? HYDRATION_EARLY_TIMEOUT_MS + slowNetworkMs() : EARLY_TIMEOUT_MS,
  );
  const { remotes, notice } = await withOverrides(page);
  const ownPage = { ...page, remotes };
  const directory = createReleaseDirectory(ownPage);
  const report = createReport({ url: page.eventsUrl, revision: directory.revision });
  for (const { module, version, entry, integrity: hashes } of remotes) {
    if (hashes === null) report({ kind: 'override', module, version, detail: entry });
  }
  const loader = createRemoteLoader({ federation, directory, integrity, report, reload: reloadOnce });

  const { pathname, search, hash } = window.location;
  const target = redirectOf(pathname);
  // The site host has already sent the HTML of the redirect's target.
  if (target !== undefined) window.history.replaceState(null, '', target + search + hash);
  const first = mountedAt(target ?? pathname, remotes);
  globalThis.demoEvmWatchdog?.started();
  const { drawn: renderedFolder } = root.dataset;
  // If another release rendered the HTML, that release's styles would also apply to the release that is loaded now.
  if (renderedFolder && !first?.entry.startsWith(renderedFolder)) removeStyles(renderedFolder);
  if (first) await loadFirstRemote(loader, first.module);
  const { answers, isComplete } = await early();
  const host = createHost(page.config, browserStorage, answers, browserEntry);
  followOtherTabs(host.session);
  const routeLanguage = createRouteLanguage(host.language, page.early ? proposalOf(page.early) : undefined);

  const release = isComplete && first && loader.peek(first.module) ? directory.find(first.module) : undefined;
  const hydrates = canHydrate(root, release, page, host.language.getState().language);
  if (!hydrates) await pressHasEnded();
  renderPage(
    root,
    <BrowserRouter>
      <AppRoutes
        host={host}
        services={{
          directory,
          loader,
          report,
          routeLanguage,
          whenShown: createWhenShown({ page: ownPage, directory, loader, report, language: host.language }),
        }}
        remotes={remotes}
      />
      {notice}
    </BrowserRouter>,
    hydrates,
  );
}

/** Gives a proposal of the language of the page's HTML. The proposal is in effect until the first remote is shown. */
function proposalOf({ language, isSetByAddress }: NonNullable<PageData['early']>): LanguageProposal {
  return isSetByAddress ? { route: language } : { page: language };
}
