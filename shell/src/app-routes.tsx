import type { Host, RemoteRelease } from '@demo-evm/shared/contract';
import { REDIRECTS } from '@demo-evm/shared/domain';
import { useFocusMain } from '@demo-evm/shared/ui';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NotFoundPage } from './pages/not-found-page';
import { RemoteOutlet, type Delivery } from './remote-outlet/remote-outlet';
import { useScrollPosition } from './scroll/use-scroll-position';

interface AppRoutesProps {
  readonly host: Host;
  readonly delivery: Delivery;
  readonly remotes: readonly RemoteRelease[];
}

/** Every route of the site: redirects, each remote at its mounts, and a panel for the rest. Spec 2: Screens and routes. */
export function AppRoutes({ host, delivery, remotes }: AppRoutesProps) {
  useFocusMain(useLocation().pathname);
  useScrollPosition();
  return (
    <Routes>
      {Object.entries(REDIRECTS).map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
      {remotes.flatMap(({ module, mounts }) =>
        mounts.map((mount) => (
          <Route
            key={mount}
            path={mount}
            element={<RemoteOutlet key={module} host={host} delivery={delivery} module={module} />}
          />
        )),
      )}
      <Route path="*" element={<NotFoundPage host={host} />} />
    </Routes>
  );
}

/** Leads to another path and takes query and fragment along. */
function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={to + search + hash} replace />;
}
