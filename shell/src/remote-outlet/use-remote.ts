import type { RemoteModule } from '@demo-evm/shared/contract';
import { useCallback, useEffect, useState } from 'react';
import type { RemoteLoader } from '../federation/remote-loader';

type RemoteState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly remote: RemoteModule }
  | { readonly phase: 'failed' };

/**
 * Loads a remote into state. No `React.lazy`: it caches a rejection for good, and Suspense holds a shown
 * fallback for 300 ms. ARCHITECTURE: No Suspense on the first route.
 */
export function useRemote(loader: RemoteLoader, module: string) {
  const [state, setState] = useState<RemoteState>(() => {
    const remote = loader.peek(module);
    return remote ? { phase: 'ready', remote } : { phase: 'loading' };
  });
  const isWaiting = state.phase === 'loading';

  useEffect(() => {
    if (!isWaiting) return;
    let isCurrent = true;
    void loader.load(module).then((answer) => {
      if (isCurrent) setState(answer.ok ? { phase: 'ready', remote: answer.value } : { phase: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [loader, module, isWaiting]);

  const retry = useCallback(() => setState({ phase: 'loading' }), []);
  return { state, retry };
}
