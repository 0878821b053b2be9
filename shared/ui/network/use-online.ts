import { useSyncExternalStore } from 'react';
import { watchOnline } from './watch-online';

/**
 * Says whether the browser reports that it is online. On the server and during hydration, the hook gives
 * `true`.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  );
}
