import type { MessageToWorker } from '@demo-evm/shared/contract';
import { keepLateFile, makeRoom } from './kept-files';
import { dropPage } from './kept-pages';
import { inTurn } from './in-turn';
import { keepPage } from './keep-page';
import { changeLanguage } from './live-site';
import { openFile } from './open-file';
import { openPage } from './open-page';
import { removeCaches } from './remove-caches';
import { isReleaseFile, keyOf } from './rules';

/*
 * The service worker of the site. It keeps the pages that a visitor has opened, for slow and for missing networks. It
 * never keeps answers of the API. docs/decisions/0040
 */

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker does not enable navigation preload in Firefox. Without a network, Firefox 153 reports a navigation as
 * failed when its preload fails, although the worker answers the navigation. So Firefox requests a page only after the
 * worker has started, like Safari 13, which has no preload.
 */
const IS_FIREFOX = /\bFirefox\//.test(self.navigator.userAgent);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const prepare = async () => {
    await removeCaches((name) => !name.endsWith('-1')); // the caches of workers that used another format
    if (!IS_FIREFOX)
      await (self.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(prepare());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    const { answer, learned } = openPage(url, navigate(event));
    event.respondWith(answer);
    event.waitUntil(learned);
  } else if (isReleaseFile(url.pathname) || request.destination === 'image') {
    if (request.headers.has('range')) return; // the browser wants a part of a sound, and only whole files are kept
    const found = openFile(request);
    event.respondWith(found.then(({ answer }) => answer));
    event.waitUntil(found.then(({ copy }) => copy && keepCopy(request.url, copy)).catch(makeRoom));
  }
});

/** Gives the answer of the network to a navigation. The browser may have sent the request before the worker ran. */
async function navigate({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded = (await preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

function keepCopy(url: string, copy: Response): Promise<void> {
  return inTurn(() => keepLateFile(url, copy));
}

self.addEventListener('message', (event) => {
  const message = event.data as MessageToWorker;
  const key = keyOf(new URL(message.path, self.location.origin));
  event.waitUntil(inTurn(() => obey(message, key, event.source)).catch(makeRoom));
});

async function obey(
  message: MessageToWorker,
  key: string | null,
  page: ExtendableMessageEvent['source'],
): Promise<void> {
  switch (message.kind) {
    case 'keep':
      return key === null ? undefined : keepPage(key, message, (answer) => page?.postMessage(answer));
    case 'drop':
      return key === null ? undefined : dropPage(key);
    case 'language':
      return changeLanguage(key);
    default:
      return message satisfies never;
  }
}
