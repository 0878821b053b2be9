import { tabStorage } from '@demo-evm/shared/device';
import { isInUse } from './is-in-use';
import type { LastUse } from './watch-use';

const RELOADED_AT_KEY = 'demo-evm-reloaded-for-newer';
const LOOK_INTERVAL_MS = 500;
/** Servers that do not agree on the newest page must not make a tab reload again and again. */
const MIN_PAUSE_MS = 60_000;

/**
 * Makes the function that reloads this page to get a newer page from the server. The function waits until the visitor
 * does not use the page. The page is not reloaded if this tab was reloaded in this way less than `MIN_PAUSE_MS` ago.
 * docs/decisions/0040
 */
export function createReloadForNewer(lastUse: LastUse, reload = () => window.location.reload()): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  return () => {
    timer ??= setInterval(() => {
      if (isInUse(lastUse)) return;
      clearInterval(timer);
      if (mayReload()) reload();
    }, LOOK_INTERVAL_MS);
  };
}

/**
 * Stores the time of this reload for this tab. Gives `false` if the last reload was less than `MIN_PAUSE_MS` ago, or if
 * the time cannot be stored.
 */
function mayReload(): boolean {
  const now = Date.now();
  if (Math.abs(now - Number(tabStorage.getItem(RELOADED_AT_KEY))) < MIN_PAUSE_MS) return false;
  return tabStorage.setItem(RELOADED_AT_KEY, String(now));
}
