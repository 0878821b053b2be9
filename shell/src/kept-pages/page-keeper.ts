import {
  pageBlocks,
  type LanguageStore,
  type MessageFromWorker,
  type MessageToWorker,
  type PageData,
} from '@demo-evm/shared/contract';
import { browserStorage, setLanguageCookie } from '@demo-evm/shared/device';
import type { ReleaseDirectory } from '../federation/release-directory';
import { createReloadForNewer } from './reload-for-newer';
import type { LastUse } from './watch-use';

/**
 * The late code calls this function when the shell has shown a module's page at a path.
 * @param at the time of that, since the navigation
 */
export type KeepPage = (module: string, path: string, at: number) => void;

/** What the page has noted from its start, before the late code was loaded. */
export interface PageOpening {
  /** The path of the first page that was shown. The document's HTML is of this path. */
  readonly path: string;
  /** The language that the visitor had chosen; `null` without a choice. */
  readonly language: string | null;
  readonly lastUse: LastUse;
  /** What the worker has said. It says each thing once. */
  readonly messages: readonly Partial<MessageFromWorker>[];
}

/**
 * The shell asks the worker to keep a shown page after each of these delays. The second message also names
 * the files that were loaded after the first one. The delays keep this work from slowing down the first
 * visit.
 */
const KEEP_DELAYS_MS = [2_000, 8_000];

interface PageKeeperOptions {
  readonly page: PageData;
  readonly directory: Pick<ReleaseDirectory, 'find'>;
  readonly language: LanguageStore;
  readonly opening: PageOpening;
  readonly serviceWorker?: ServiceWorkerContainer | undefined;
  readonly makeReload?: typeof createReloadForNewer;
}

/**
 * Makes the function that asks the site's service worker to keep pages, for visits on a slow network or offline. The
 * worker is registered before its first message. The function does nothing in an old browser, in a page without https,
 * in a page with a developer's remote, or if the deployer has switched the worker off. docs/decisions/0040, 0062
 */
export function createPageKeeper({
  page,
  directory,
  language,
  opening,
  serviceWorker = (navigator as Partial<Navigator>).serviceWorker,
  makeReload = createReloadForNewer,
}: PageKeeperOptions): KeepPage {
  const isOverridden = page.remotes.some(({ integrity }) => integrity === null);
  if (!serviceWorker || page.isWorkerOff || isOverridden) return () => undefined;
  const openedAt = Date.now() - performance.now(); // Safari 13 has no `performance.timeOrigin`
  const blocks = pageBlocks(document);
  const reloadForNewer = makeReload(opening.lastUse);
  let ready: Promise<ServiceWorkerRegistration> | undefined;
  let shown: readonly [module: string, path: string] | undefined;

  const tell = async (message: MessageToWorker) => {
    ready ??= serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(() => serviceWorker.ready);
    // The promise rejects if the browser blocks storage, or if an older server has no `/sw.js`.
    const registration = await ready.catch(() => undefined);
    registration?.active?.postMessage(message);
  };
  const keep = (module: string, path: string) => {
    // The versions differ if the release that the HTML names has failed or was replaced.
    const inHtml = page.remotes.find((release) => release.module === module);
    if (inHtml?.version !== directory.find(module)?.version) return void tell({ kind: 'drop', path });
    const ofDocument = path === opening.path ? blocks : null;
    const entries = performance.getEntriesByType('resource');
    const loaded = entries.map(({ name, initiatorType }) => [name, initiatorType] as const);
    void tell({ kind: 'keep', path, blocks: ofDocument, openedAt, loaded });
  };
  const keepShown = (at = performance.now()) => {
    for (const delay of KEEP_DELAYS_MS) {
      const then = shown;
      setTimeout(() => then && then === shown && keep(...then), at + delay - performance.now());
    }
  };

  const hear = (message: Partial<MessageFromWorker>) => {
    if (message.kind === 'newer' && message.blocks !== blocks) reloadForNewer();
  };
  opening.messages.forEach(hear);
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<Partial<MessageFromWorker>>) =>
    hear(data),
  );
  onLanguageChoice(language, opening.language, () => {
    void tell({ kind: 'language', path: shown?.[1] ?? opening.path });
    keepShown();
  });
  return (module, path, at) => {
    shown = [module, path];
    keepShown(at);
  };
}

/**
 * Calls `onChoice` when the visitor has chosen another language than `chosen`. Before that, it sets the cookie
 * that tells the site host the language, as page/early.js does, so that the next page that the worker keeps is in this
 * language.
 */
function onLanguageChoice(language: LanguageStore, chosen: string | null, onChoice: () => void): void {
  const onChange = () => {
    const now = browserStorage.getItem('language');
    if (now === null || now === chosen) return;
    chosen = now;
    setLanguageCookie(now);
    onChoice();
  };
  language.subscribe(onChange);
  onChange(); // The visitor may have chosen before this code was loaded.
}
