import type { SessionStore } from '@demo-evm/shared/contract';
import { useSyncExternalStore } from 'react';

/** The token of the logged-in account, or `null` when nobody is logged in. Spec 4: Token. */
export function useToken(session: SessionStore): string | null {
  return useSyncExternalStore(
    session.subscribe,
    () => session.getState().token,
    () => null,
  );
}
