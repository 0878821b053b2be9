import { browserStorage, createHost, readPageData } from '@demo-evm/shared/contract';
import { mountedAt } from '@demo-evm/shared/domain';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './app-routes';
import { createRemoteLoader, limitEntryTime } from './federation/remote-loader';

/** Starts the page: the skeleton of the HTML stays until the first remote can be drawn in one go. */
async function start(): Promise<void> {
  const { remotes, config } = readPageData(document);
  const host = createHost(config, browserStorage);
  const loader = createRemoteLoader();
  limitEntryTime();

  const first = mountedAt(window.location.pathname, remotes);
  if (first) await loader.load(first); // after a failure the route tries once more, under a new URL

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  createRoot(root).render(
    <BrowserRouter>
      <AppRoutes host={host} loader={loader} remotes={remotes} />
    </BrowserRouter>,
  );
}

void start();
