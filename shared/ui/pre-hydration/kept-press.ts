import { tabStorage } from '@demo-evm/shared/device';
import { WAITING_VOTE_LIFETIME_MS } from './machine-buttons';

const KEPT_PRESS_KEY = 'demo-evm-press';

/**
 * Stores a press that waits for hydration, so that the press can be repeated after a reload.
 * @param place The index of the pressed button in `machineButtons` (machine-buttons.ts).
 */
export function keepPress(place: number): void {
  tabStorage.setItem(KEPT_PRESS_KEY, JSON.stringify([location.pathname, place, Date.now()]));
}

/**
 * Removes the stored press.
 * @returns The index of the pressed button in `machineButtons` (machine-buttons.ts). It is -1 if no recent press on
 *   this page was stored.
 */
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
