import { tabStorage } from '@demo-evm/shared/device';

const RELOADED_KEY = 'demo-evm-reloaded-at';

/**
 * Reloads the page to get a newer shell, once for each revision of the registry in this tab.
 * @returns `false` when this revision was reloaded already, and where the tab cannot remember it, because the page
 * might reload for ever
 */
export function reloadOnce(revision: number, reload = () => window.location.reload()): boolean {
  const mark = String(revision);
  if (tabStorage.getItem(RELOADED_KEY) === mark) return false;
  tabStorage.setItem(RELOADED_KEY, mark);
  if (tabStorage.getItem(RELOADED_KEY) !== mark) return false;
  reload();
  return true;
}
