import type { CDPSession } from '@playwright/test';
import { sourceOfRequest } from './request-initiator';

/** A request that the browser sent over the network. No cache answered this request. */
export interface LoggedRequest {
  readonly url: string;
  /** Chromium's name for the type: Document, Script, Stylesheet, Fetch… */
  readonly type: string;
  /** The number of requests that were sent before this one. */
  readonly place: number;
  /**
   * The position of this request in a chain of requests, in which each request caused the next. The request for the
   * page has the position 0. A request with an unknown cause has the position 1.
   */
  readonly depth: number;
  /** The size of the answer as it was transferred: compressed, with headers. It is 0 when the request failed. */
  readonly bytes: number;
}

export interface NetworkLog {
  /** The requests that have succeeded or failed so far, without those that a cache answered. */
  readonly requests: () => LoggedRequest[];
  /** The number of requests that were sent so far, including those that a cache answered. */
  readonly sentCount: () => number;
  /** Resolves when no request is running, and none has begun or ended for `forMs` milliseconds. */
  readonly quiet: (forMs: number) => Promise<void>;
}

interface Entry extends LoggedRequest {
  isOver: boolean;
  isCached: boolean;
  bytes: number;
}

/** Records the HTTP and HTTPS requests of a page from now on, without the request for `favicon.ico`. */
export async function logNetwork(cdp: CDPSession): Promise<NetworkLog> {
  const entries = new Map<string, Entry>();
  let lastChange = Date.now();
  const change = (id: string, what: Partial<Entry>) => {
    const entry = entries.get(id);
    if (!entry) return;
    Object.assign(entry, what);
    lastChange = Date.now();
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, documentURL }) => {
    if (!/^https?:/.test(request.url) || request.url.endsWith('/favicon.ico')) return;
    const isPage = type === 'Document' && request.url === documentURL;
    const known = [...entries.values()];
    const cause = sourceOfRequest(initiator, (url) => known.some((entry) => entry.url === url));
    const depth = isPage ? 0 : 1 + (known.find(({ url }) => url === cause)?.depth ?? 0);
    const what = { url: request.url, type: type ?? 'Other', place: entries.size, depth, bytes: 0 };
    entries.set(requestId, { ...what, isOver: false, isCached: false });
    lastChange = Date.now();
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) change(requestId, { isCached: true });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    change(requestId, { isOver: true, bytes: encodedDataLength }),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => change(requestId, { isOver: true }));
  await cdp.send('Network.enable');

  const isQuiet = (forMs: number) =>
    Date.now() - lastChange >= forMs && [...entries.values()].every(({ isOver }) => isOver);
  return {
    sentCount: () => entries.size,
    requests: () => [...entries.values()].filter(({ isOver, isCached }) => isOver && !isCached),
    async quiet(forMs) {
      while (!isQuiet(forMs)) await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
