/** The origin of the site in the tests of the service worker. */
export const ORIGIN = 'https://evm.example';

type CacheOperation = 'open' | 'match' | 'put' | 'delete';

/** An imitation of what a browser gives to a service worker. */
export interface FakeBrowser {
  /** The answers of the network, by path. For any other path, the network fails. */
  readonly network: Map<string, Response>;
  /** The answers in the browser's own cache, by path. */
  readonly httpCache: Map<string, Response>;
  /** The paths of the requests that were sent to the network, in order. */
  readonly requested: readonly string[];
  /** The errors with which operations of Cache Storage fail. */
  readonly failures: Partial<Record<CacheOperation, Error>>;
}

type Listener = (event: unknown) => void;

/** The listeners of the worker (sw.ts), which is loaded once for all tests of a file. */
const listeners = new Map<string, Listener>();

/** Gives the worker's code a new browser without caches and without a network. */
export function startFakeBrowser(): FakeBrowser {
  const requested: string[] = [];
  const browser: FakeBrowser = { network: new Map(), httpCache: new Map(), requested, failures: {} };
  Object.assign(globalThis, {
    caches: createCaches(browser),
    fetch: async (asked: Request | string, { cache }: RequestInit = {}) => {
      const { pathname } = new URL(urlOf(asked));
      const cached = browser.httpCache.get(pathname);
      if (cache === 'force-cache' && cached) return cached.clone();
      requested.push(pathname);
      const answer = browser.network.get(pathname);
      if (!answer) throw new TypeError('Failed to fetch');
      return answer.clone();
    },
    self: {
      location: { origin: ORIGIN },
      navigator: { userAgent: 'Chrome/150.0' },
      clients: { matchAll: async () => [] },
      addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    },
  });
  return browser;
}

/**
 * Sends a request to the loaded worker (sw.ts). Waits until the worker has finished all tasks of the request, and gives
 * the worker's answer.
 */
export async function requestFromWorker(
  path: string,
  mode: RequestMode = 'no-cors',
): Promise<Response | undefined> {
  const answers: Promise<Response>[] = [];
  const tasks: Promise<unknown>[] = [];
  listeners.get('fetch')?.({
    request: { url: ORIGIN + path, method: 'GET', mode, destination: '', headers: new Headers() },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (answer: Promise<Response>) => answers.push(answer),
    waitUntil: (task: Promise<unknown>) => tasks.push(task),
  });
  const answer = await answers[0];
  await Promise.all(tasks);
  return answer;
}

/** Makes the error of a browser that has no room for another entry of a cache. */
export function noRoomError(): Error {
  return Object.assign(new Error('There is no room.'), { name: 'QuotaExceededError' });
}

function createCaches({ failures }: FakeBrowser) {
  const opened = new Map<string, ReturnType<typeof createCache>>();
  const check = (operation: CacheOperation) => {
    const error = failures[operation];
    if (error) throw error;
  };
  return {
    open: async (name: string) => {
      check('open');
      const cache = opened.get(name) ?? createCache(check);
      opened.set(name, cache);
      return cache;
    },
  };
}

function createCache(check: (operation: CacheOperation) => void) {
  const answers = new Map<string, Response>();
  return {
    match: async (asked: Request | string) => {
      check('match');
      return answers.get(urlOf(asked))?.clone();
    },
    put: async (asked: Request | string, answer: Response) => {
      check('put');
      answers.set(urlOf(asked), answer);
    },
    delete: async (asked: Request | string) => {
      check('delete');
      return answers.delete(urlOf(asked));
    },
    keys: async () => [...answers.keys()].map((url) => new Request(url)),
  };
}

function urlOf(asked: Request | string): string {
  return typeof asked === 'string' ? new URL(asked, ORIGIN).href : asked.url;
}
