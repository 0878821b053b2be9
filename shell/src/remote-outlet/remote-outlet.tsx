import type { Host } from '@demo-evm/shared/contract';
import { useFocusMain } from '@demo-evm/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPage } from '../pages/loading-page';
import { UnavailablePage } from '../pages/unavailable-page';
import { reportRenderError } from '../events/report-render-error';
import { RemoteBoundary } from './remote-boundary';
import type { RemoteServices } from './remote-services';
import { useRemote } from './use-remote';

interface RemoteOutletProps {
  readonly host: Host;
  readonly services: RemoteServices;
  readonly module: string;
}

/**
 * Shows one remote. If the remote fails to load, takes too long, has an unsupported contract version or throws while
 * rendering, a panel with Retry replaces it. If a canary fails, the current release replaces it. The shell and the
 * other routes continue to work. While a remote is shown, it keeps its version. The next route that opens uses the
 * newest release that the page knows. docs/decisions/0028
 */
export function RemoteOutlet({ host, services, module }: RemoteOutletProps) {
  const { directory, loader, report, routeLanguage, whenShown } = services;
  const { state, retry } = useRemote(loader, module);
  const { pathname } = useLocation();
  useFocusMain(state.phase);
  useEffect(() => directory.refreshIfOld(), [directory]);
  useEffect(() => {
    if (state.phase !== 'ready') return routeLanguage.propose(directory.find(module)?.language);
    routeLanguage.withdraw();
  }, [state.phase, directory, routeLanguage, module]);
  useEffect(() => {
    if (state.phase === 'ready') whenShown(module, pathname);
  }, [state, whenShown, module, pathname]);
  useEffect(() => routeLanguage.withdraw, [routeLanguage]);

  const versionNow = () => directory.find(module)?.version ?? '';
  switch (state.phase) {
    case 'loading':
      return <LoadingPage host={host} />;
    case 'failed': {
      const tryAgain = () => {
        report({ kind: 'retry', module, version: versionNow() });
        retry();
      };
      return <UnavailablePage host={host} onRetry={tryAgain} />;
    }
    case 'ready': {
      const { default: App } = state.remote;
      const isCanary = directory.find(module)?.fallback !== undefined;
      const onError = (error: unknown) => {
        void reportRenderError(report, { module, version: versionNow() }, error);
        // For a canary that was withdrawn meanwhile, `leaveCanary` gives false. This canary must be replaced too.
        if (loader.leaveCanary(module, 'render-error') || isCanary) retry();
      };
      return (
        <RemoteBoundary
          path={pathname}
          onError={onError}
          fallback={() =>
            isCanary ? <LoadingPage host={host} /> : <UnavailablePage host={host} onRetry={retry} />
          }
        >
          <App host={host} />
        </RemoteBoundary>
      );
    }
    default:
      return state satisfies never;
  }
}
