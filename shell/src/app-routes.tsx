import type { Host, RemoteRelease } from '@demo-evm/shared/contract';
import { REDIRECTS } from '@demo-evm/shared/domain';
import { useFocusMain } from '@demo-evm/shared/ui';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { NotFoundPage } from './pages/not-found-page';
import { RemoteOutlet } from './remote-outlet/remote-outlet';
import type { RemoteServices } from './remote-outlet/remote-services';
import { useScrollPosition } from './scroll/use-scroll-position';

interface AppRoutesProps {
  readonly host: Host;
  readonly services: RemoteServices;
  readonly remotes: readonly RemoteRelease[];
}

/**
 * Renders all routes of the site: the redirects, the route patterns of each remote, and a not-found page for every
 * other path. Spec 2: Screens and routes.
 */
export function AppRoutes({ host, services, remotes }: AppRoutesProps) {
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
            element={<RemoteOutlet key={module} host={host} services={services} module={module} />}
          />
        )),
      )}
      <Route path="*" element={<NotFoundPage host={host} />} />
    </Routes>
  );
}

/** Redirects to another path and keeps the query and the fragment of the address. */
function Redirect({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={to + search + hash} replace />;
}
