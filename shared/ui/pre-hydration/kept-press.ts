import { tabStorage } from '@demo-evm/shared/device';
import { WAITING_VOTE_LIFETIME_MS } from './machine-buttons';

const KEPT_PRESS_KEY = 'demo-evm-press';

/** Stores a press that waits for hydration in this tab, in case the page is reloaded. */
export function keepPress(place: number): void {
  tabStorage.setItem(KEPT_PRESS_KEY, JSON.stringify([location.pathname, place, Date.now()]));
}

/** Gives the stored press of this page once, as the button's place among the machine's buttons; -1: there is none. */
export function takeKeptPress(): number {
  const [path, place, keptAt] = JSON.parse(tabStorage.getItem(KEPT_PRESS_KEY) ?? '[]') as [
    string?,
    number?,
    number?,
  ];
  tabStorage.removeItem(KEPT_PRESS_KEY);
  const isRecent = Date.now() - (keptAt ?? 0) < WAITING_VOTE_LIFETIME_MS;
  return path === location.pathname && isRecent ? (place ?? -1) : -1;
}
