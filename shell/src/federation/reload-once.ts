import { tabStorage } from '@demo-evm/shared/device';

const RELOADED_REVISION_KEY = 'demo-evm-reloaded-at';

/**
 * Reloads the page to get a newer shell, at most once in this tab for each revision of the registry.
 * @returns `true`, or `false` when this tab has already reloaded for this revision. It is also `false` when the tab
 *   cannot store the revision, because the page might then reload for ever.
 */
export function reloadOnce(revision: number, reload = () => window.location.reload()): boolean {
  const mark = String(revision);
  if (tabStorage.getItem(RELOADED_REVISION_KEY) === mark) return false;
  tabStorage.setItem(RELOADED_REVISION_KEY, mark);
  if (tabStorage.getItem(RELOADED_REVISION_KEY) !== mark) return false;
  reload();
  return true;
}
