import { tabStorage } from '@demo-evm/shared/device';

const RELOADED_REVISION_KEY = 'demo-evm-reloaded-at';

/**
 * Reloads the page to get a newer shell or another language, at most once in a row in this tab for the same reason.
 * @param reason the revision of the registry that has the newer shell, or the language
 * @returns `true`, or `false` when this tab has already reloaded for this reason. It is also `false` when the tab
 *   cannot store the reason, because the page might then reload for ever.
 */
export function reloadOnce(reason: number | string, reload = () => window.location.reload()): boolean {
  const mark = String(reason);
  if (tabStorage.getItem(RELOADED_REVISION_KEY) === mark) return false;
  tabStorage.setItem(RELOADED_REVISION_KEY, mark);
  if (tabStorage.getItem(RELOADED_REVISION_KEY) !== mark) return false;
  reload();
  return true;
}
