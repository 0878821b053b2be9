import { browserStorage, createHost, readEarlyAnswers, readPageData } from '@demo-evm/shared/contract';
import { mountedAt } from '@demo-evm/shared/domain';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app-routes';
import { collectEarly } from './early/collect-early';
import { createReport } from './events/report';
import { federation } from './federation/federation';
import { createIntegrityMap, publishIntegrity } from './federation/integrity';
import { createReleaseDirectory } from './federation/release-directory';
import { reloadOnce } from './federation/reload-once';
import { createRemoteLoader } from './federation/remote-loader';
import { withOverrides } from './overrides/with-overrides';

/** Starts the page: the skeleton of the HTML stays until the first remote can be drawn in one go. */
async function start(): Promise<void> {
  const page = readPageData(document);
  const integrity = createIntegrityMap();
  integrity.expect(page.shell.folder, page.shell.integrity);
  publishIntegrity(integrity);

  const early = collectEarly(readEarlyAnswers(document));
  const { remotes, notice } = await withOverrides(page);
  const directory = createReleaseDirectory({ ...page, remotes });
  const report = createReport({ url: page.eventsUrl, revision: directory.revision });
  for (const { module, version, entry, integrity: hashes } of remotes) {
    if (hashes === null) report({ kind: 'override', module, version, detail: entry });
  }
  const loader = createRemoteLoader({ federation, directory, integrity, report, reload: reloadOnce });

  const first = mountedAt(window.location.pathname, remotes);
  if (first) await loader.tryOnce(first.module); // what fails is healed by its route
  const host = createHost(page.config, browserStorage, await early());
  const endProposal = page.early ? host.language.propose({ page: page.early.language }) : undefined;

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <BrowserRouter>
      <AppRoutes
        host={host}
        delivery={{ directory, loader, report, onOpened: endProposal }}
        remotes={remotes}
      />
      {notice}
    </BrowserRouter>,
  );
}

void start();
