import { useEffect, useLayoutEffect, useState } from 'react';

/** The fragment of a link for a new password. Behaviour: POST auth/forgot-password. */
const FRAGMENT = /^#reset=([\w-]+)$/;

/**
 * Gives the token of a link for a new password that the visitor has opened, or `null` without such a link.
 * The token is removed from the address bar and the history at once, and is kept only in memory.
 */
export function useResetToken() {
  const [token, setToken] = useState<string | null>(null);
  // This is an effect and not the initial state, because it also changes the address.
  useLayoutEffect(() => takeToken(setToken), []);
  useEffect(() => {
    const onChange = () => takeToken(setToken); // the link was opened in this tab
    window.addEventListener('hashchange', onChange);
    return () => window.removeEventListener('hashchange', onChange);
  }, []);
  return { token, forget: () => setToken(null) };
}

function takeToken(onToken: (token: string) => void): void {
  const { hash, pathname, search } = window.location;
  const [, token] = FRAGMENT.exec(hash) ?? [];
  if (token === undefined) return;
  window.history.replaceState(window.history.state, '', pathname + search);
  onToken(token);
}
