import { tabStorage } from '@demo-evm/shared/device';

const KEY = 'demo-evm-reloaded-at';

/**
 * Loads the page anew for a newer shell, once for each revision of the registry in this tab. `false`: it was
 * done already, or this browser cannot remember it, so a reload might go on for ever.
 */
export function reloadOnce(revision: number, reload = () => window.location.reload()): boolean {
  const mark = String(revision);
  if (tabStorage.getItem(KEY) === mark) return false;
  tabStorage.setItem(KEY, mark);
  if (tabStorage.getItem(KEY) !== mark) return false;
  reload();
  return true;
}
