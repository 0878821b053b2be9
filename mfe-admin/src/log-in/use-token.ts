import type { SessionStore } from '@demo-evm/shared/contract';
import { useSyncExternalStore } from 'react';

/** The token of the account that is logged in in this browser; `null` when nobody is. Spec 4: Token. */
export function useToken(session: SessionStore): string | null {
  return useSyncExternalStore(
    session.subscribe,
    () => session.getState().token,
    () => null,
  );
}
