import type { Host, RemoteRelease } from '@demo-evm/shared/contract';
import { useFocusMain } from '@demo-evm/shared/ui';
import { useLocation } from 'react-router-dom';
import type { RemoteLoader } from '../federation/remote-loader';
import { LoadingPage } from '../pages/loading-page';
import { UnavailablePage } from '../pages/unavailable-page';
import { RemoteBoundary } from './remote-boundary';
import { useRemote } from './use-remote';

interface RemoteOutletProps {
  readonly host: Host;
  readonly loader: RemoteLoader;
  readonly release: RemoteRelease;
}

/**
 * The place of one remote. One that fails to load, speaks another contract or throws while rendering
 * leaves a panel with Retry; the shell and the other routes go on.
 */
export function RemoteOutlet({ host, loader, release }: RemoteOutletProps) {
  const { state, retry } = useRemote(loader, release);
  const { pathname } = useLocation();
  useFocusMain(state.phase);
  switch (state.phase) {
    case 'loading':
      return <LoadingPage host={host} />;
    case 'failed':
      return <UnavailablePage host={host} onRetry={retry} />;
    case 'ready': {
      const { default: App } = state.module;
      return (
        <RemoteBoundary
          name={release.module}
          place={pathname}
          fallback={(reset) => <UnavailablePage host={host} onRetry={reset} />}
        >
          <App host={host} />
        </RemoteBoundary>
      );
    }
    default:
      return state satisfies never;
  }
}
