import type { ApiError, OwnMachineApi } from '@demo-evm/shared/api';
import type { OwnEvmDetails } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useState } from 'react';

type OwnMachineState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'found'; readonly machine: OwnEvmDetails }
  | { readonly phase: 'failed'; readonly error: ApiError };

/** Fetches the machine of the account that is logged in. Spec 4: Auth page; spec 8: Logged failures. */
export function useOwnMachine(api: OwnMachineApi) {
  const [state, setState] = useState<OwnMachineState>({ phase: 'loading' });
  const isLoading = state.phase === 'loading';
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    void api.get().then((answer) => {
      if (!isCurrent) return;
      if (!answer.ok) console.error('The machine could not be loaded.', answer.error);
      setState(
        answer.ok ? { phase: 'found', machine: answer.value } : { phase: 'failed', error: answer.error },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [api, isLoading]);

  const retry = useCallback(() => setState({ phase: 'loading' }), []);
  /**
   * Puts the changes of an update into the machine, without another request. It does nothing while there is
   * no machine.
   */
  const change = useCallback(
    (changes: OwnEvmDetails) =>
      setState((last) =>
        last.phase === 'found' ? { phase: 'found', machine: { ...last.machine, ...changes } } : last,
      ),
    [],
  );
  return { state, retry, change };
}
