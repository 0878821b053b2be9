import { tabStorage } from '@demo-evm/shared/device';

/** Under this key the tab remembers that it has said that somebody is logged in. */
const GREETED_KEY = 'greeted';

/**
 * Says whether the page has already shown in this tab that somebody is logged in. After a reload or the Back
 * button, the page does not show this message again.
 */
export function isGreeted(): boolean {
  return tabStorage.getItem(GREETED_KEY) !== null;
}

/** Remembers the greeting while somebody is logged in, and forgets it after a logout. */
export function rememberGreeting(isLoggedIn: boolean): void {
  if (isLoggedIn) tabStorage.setItem(GREETED_KEY, 'true');
  else tabStorage.removeItem(GREETED_KEY);
}
