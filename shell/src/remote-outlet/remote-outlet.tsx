import type { Host } from '@demo-evm/shared/contract';
import { useFocusMain } from '@demo-evm/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Report } from '../events/report';
import type { ReleaseDirectory } from '../federation/release-directory';
import type { RemoteLoader } from '../federation/remote-loader';
import { LoadingPage } from '../pages/loading-page';
import { UnavailablePage } from '../pages/unavailable-page';
import { RemoteBoundary } from './remote-boundary';
import type { RouteLanguage } from './route-language';
import { useRemote } from './use-remote';

/** How remotes get to this page, and who is told. */
export interface Delivery {
  readonly directory: ReleaseDirectory;
  readonly loader: RemoteLoader;
  readonly report: Report;
  readonly routeLanguage: RouteLanguage;
  /** Told which remote is shown: what it leads to may be loaded. */
  readonly prefetch: (shown: string) => void;
}

interface RemoteOutletProps {
  readonly host: Host;
  readonly delivery: Delivery;
  readonly module: string;
}

/**
 * The place of one remote. One that fails to load, speaks another contract or throws while rendering
 * leaves a panel with Retry, unless it is a canary, which the current release
 * replaces; the shell and the other routes go on. What is shown keeps its version: a newer one is known when the next
 * route opens. docs/decisions/0028.
 */
export function RemoteOutlet({ host, delivery, module }: RemoteOutletProps) {
  const { directory, loader, report, routeLanguage, prefetch } = delivery;
  const { state, retry } = useRemote(loader, module);
  const { pathname } = useLocation();
  useFocusMain(state.phase);
  useEffect(() => directory.refreshIfOld(), [directory]);
  useEffect(() => {
    if (state.phase !== 'ready') return routeLanguage.propose(directory.find(module)?.language);
    routeLanguage.withdraw();
    prefetch(module);
  }, [state.phase, directory, routeLanguage, prefetch, module]);
  useEffect(() => routeLanguage.withdraw, [routeLanguage]);

  const tell = (kind: 'retry' | 'render-error', detail?: string) => {
    const version = directory.find(module)?.version ?? '';
    report({ kind, module, version, ...(detail !== undefined && { detail }) });
  };
  switch (state.phase) {
    case 'loading':
      return <LoadingPage host={host} />;
    case 'failed': {
      const tryAgain = () => {
        tell('retry');
        retry();
      };
      return <UnavailablePage host={host} onRetry={tryAgain} />;
    }
    case 'ready': {
      const { default: App } = state.remote;
      const isCanary = directory.find(module)?.fallback !== undefined;
      const onError = (error: unknown) => {
        tell('render-error', whereOf(error));
        if (loader.leaveCanary(module, 'render-error') || isCanary) retry(); // or it was withdrawn meanwhile
      };
      return (
        <RemoteBoundary
          place={pathname}
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

/** What kind of error, and where in the code: its message may hold what somebody typed. */
function whereOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return `${error.name} ${/\S+:\/\/\S+/.exec(error.stack ?? '')?.[0] ?? ''}`.trim();
}
