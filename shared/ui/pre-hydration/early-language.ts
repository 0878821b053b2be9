import { readPageData, type MessageToWorker } from '@demo-evm/shared/contract';
import { browserStorage, setLanguageCookie } from '@demo-evm/shared/device';

/**
 * Shows this page in another language before the App runs: stores the choice as the App does, and loads the
 * page again. This function also does what the shell does in page-keeper.ts: it sets the cookie that tells
 * the site host the language, and it tells the service worker that the language has changed. A waiting vote
 * usually survives, because the browser stores it (shared/votes). docs/decisions/0039; behaviour: Language.
 * @returns `false` if the choice has to wait for the App. One case is an address such as /demo/mr, because
 *   the site host renders it in the address's language. Another case is a browser that is offline, because
 *   it gets no page. The last case is a browser that stores nothing, because early.js would not know the choice.
 */
export function reloadInLanguage(language: string, reload = () => location.reload()): boolean {
  if (readPageData(document).early?.isSetByAddress || !navigator.onLine) return false;
  if (!browserStorage.setItem('language', language)) return false;
  setLanguageCookie(language);
  const message: MessageToWorker = { kind: 'language', path: location.pathname };
  const { serviceWorker } = navigator as Partial<Navigator>;
  serviceWorker?.controller?.postMessage(message);
  reload();
  return true;
}
