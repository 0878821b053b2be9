import type { RemoteModule } from '@demo-evm/shared/contract';
import { useCallback, useEffect, useState } from 'react';
import type { RemoteLoader } from '../federation/remote-loader';

type RemoteState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly remote: RemoteModule }
  | { readonly phase: 'failed' };

/**
 * If a load takes longer than this, a panel with Retry is shown. The load continues, and if the remote arrives, it
 * replaces the panel.
 */
const RETRY_PANEL_AFTER_MS = 7_000;

/**
 * Loads a remote into React state. `React.lazy` is not used, because it never retries after a rejection, and because
 * Suspense keeps a fallback on the screen for at least 300 ms. docs/performance.md
 */
export function useRemote(loader: RemoteLoader, module: string) {
  const [state, setState] = useState<RemoteState>(() => {
    const remote = loader.peek(module);
    return remote ? { phase: 'ready', remote } : { phase: 'loading' };
  });
  /** The number of this attempt. It starts at 0 if the remote was loaded before the route opened, otherwise at 1. */
  const [attempt, setAttempt] = useState(state.phase === 'ready' ? 0 : 1);

  useEffect(() => {
    if (attempt === 0) return;
    let isCurrent = true;
    const late = setTimeout(() => setState({ phase: 'failed' }), RETRY_PANEL_AFTER_MS);
    void loader.load(module).then((answer) => {
      clearTimeout(late);
      if (isCurrent) setState(answer.ok ? { phase: 'ready', remote: answer.value } : { phase: 'failed' });
    });
    return () => {
      isCurrent = false;
      clearTimeout(late);
    };
  }, [loader, module, attempt]);

  const retry = useCallback(() => {
    setState({ phase: 'loading' });
    setAttempt((last) => last + 1);
  }, []);
  return { state, retry };
}
