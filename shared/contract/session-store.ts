import type { KeyValueStorage } from '@demo-evm/shared/device';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The key of the account's token in the browser's storage. Spec 9: Storage keys. */
const TOKEN_KEY = 'access_token';

interface Session {
  /** `null` means signed out. */
  readonly token: string | null;
}

export interface SessionStore extends Pick<StoreApi<Session>, 'getState' | 'subscribe'> {
  /** Sets the token and notifies subscribers. An empty token signs out. Spec 4: Token. */
  readonly setToken: (token: string) => void;
}

/** The account's token in the browser's storage, for code that has no Host. `null` means signed out. */
export const storedToken = (storage: KeyValueStorage): string | null => storage.getItem(TOKEN_KEY) || null;

/** Makes the store of the account's token. */
export function createSessionStore(storage: KeyValueStorage): SessionStore {
  const store = createStore<Session>(() => ({ token: storedToken(storage) }));
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    setToken(token) {
      if (token) storage.setItem(TOKEN_KEY, token);
      else storage.removeItem(TOKEN_KEY);
      store.setState({ token: token || null });
    },
  };
}

/**
 * Keeps this tab's session the same as in the other tabs of this browser. When another tab changes the token, this tab
 * gets a `storage` event. Call this function once, when the page starts; a second call does no harm. Spec 4: Token.
 * @returns A function that stops following the other tabs.
 */
export function followOtherTabs(session: SessionStore): () => void {
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== TOKEN_KEY && key !== null) return; // the key is `null` when the whole storage was cleared
    if ((newValue || null) === session.getState().token) return;
    session.setToken(newValue ?? '');
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
