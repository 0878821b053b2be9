import type { SessionStore } from '@demo-evm/shared/contract';
import { useSyncExternalStore } from 'react';

/** Who is logged in in this browser; `null`: nobody. Spec 4: Token. */
export function useToken(session: SessionStore): string | null {
  return useSyncExternalStore(
    session.subscribe,
    () => session.getState().token,
    () => null,
  );
}
