import { browserEntry, createHost, followOtherTabs } from '@demo-evm/shared/contract';
import { browserStorage } from '@demo-evm/shared/device';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom';
import App from 'standalone-app';

const STANDALONE_CONFIG = {
  bases: { auth: '/api', evm: '/api/evm', stat: '/api', upload: '', counter: null },
  voteIds: true,
  uploadKey: STANDALONE_UPLOAD_KEY,
  votingDays: {},
};

/** Runs a remote alone on a page, with its own Host. The dev server forwards API calls to a running server. */
function start(): void {
  const host = createHost(STANDALONE_CONFIG, browserStorage, undefined, browserEntry);
  followOtherTabs(host.session);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  const [mount = '/'] = STANDALONE_MOUNTS;
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        {STANDALONE_MOUNTS.map((path) => (
          <Route key={path} path={path} element={<App host={host} />} />
        ))}
        <Route path="*" element={<Navigate to={mount.replace(':vid', 'demo')} replace />} />
      </Routes>
    </BrowserRouter>,
  );
}

start();
