import type { RemoteModule } from '@demo-evm/shared/contract';
import { useCallback, useEffect, useState } from 'react';
import type { RemoteLoader } from '../federation/remote-loader';

type RemoteState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly remote: RemoteModule }
  | { readonly phase: 'failed' };

/** After this long a panel with Retry is shown. The load goes on, and the remote replaces the panel if it arrives. */
const PANEL_AFTER_MS = 7_000;

/**
 * Loads a remote into state. `React.lazy` is not used: it caches a rejection for good, and Suspense holds a shown
 * fallback for 300 ms. docs/performance.md
 */
export function useRemote(loader: RemoteLoader, module: string) {
  const [state, setState] = useState<RemoteState>(() => {
    const remote = loader.peek(module);
    return remote ? { phase: 'ready', remote } : { phase: 'loading' };
  });
  /** 0: the remote was loaded already. */
  const [attempt, setAttempt] = useState(state.phase === 'ready' ? 0 : 1);

  useEffect(() => {
    if (attempt === 0) return;
    let isCurrent = true;
    const late = setTimeout(() => setState({ phase: 'failed' }), PANEL_AFTER_MS);
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
