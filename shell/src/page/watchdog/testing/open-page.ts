import type { PageData, Watchdog } from '@demo-evm/shared/contract';

export const SHELL_SCRIPT = 'http://localhost/shell/1/shell.js';
/** The URL from which the watchdog loads the shell's script again. */
export const SHELL_SCRIPT_AGAIN = `${SHELL_SCRIPT}?retry=1`;
export const TOO_OLD = 'This browser is too old.';

const PAGE: Partial<PageData> = {
  revision: 5,
  shell: { version: '1', folder: '/shell/1/', integrity: {} },
  eventsUrl: '/events',
};

/** A registry in which `current` is the current release of the shell. */
export const registryOf = (current: string, canary: { version: string } | null = null) =>
  JSON.stringify({ format: 1, revision: 6, modules: { shell: { current, canary } } });

/** A page whose HTML has arrived. It has release 1 of the shell, and the shell's script does not run by itself. */
export interface OpenPage {
  readonly watchdog: Watchdog;
  /** The kinds of the events that were sent. */
  readonly events: readonly string[];
  /** The URLs of the requests for the registry. */
  readonly requests: readonly string[];
  /** Answers the request for the registry. */
  readonly answer: (text: string) => void;
  /** Makes the newest script of the shell fail, like a script that does not arrive or does not match its hash. */
  readonly failScript: () => void;
  readonly shellScripts: () => readonly string[];
  readonly panel: () => Element | null;
  /** How often this page and all earlier pages of the same test were reloaded. */
  readonly reloads: () => number;
}

let cleanups: (() => void)[] = [];

/** Opens a page with a new watchdog and with fake timers. Call `closePages` after each test. */
export async function openPage(): Promise<OpenPage> {
  const events: string[] = [];
  const sendBeacon = (_url: string, body: string) =>
    events.push(...(JSON.parse(body) as { kind: string }[]).map(({ kind }) => kind));
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon });
  const { requests, answer } = fakeRequests();
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  removeListenersLater(window);
  removeListenersLater(document);
  jest.useFakeTimers();

  document.documentElement.lang = 'en';
  document.head.innerHTML = `<script data-shell src="${SHELL_SCRIPT}"></script>`;
  document.body.innerHTML = `<noscript data-too-old><p>${TOO_OLD}</p></noscript>
    <script type="application/json" id="page-data">${JSON.stringify(PAGE)}</script>`;
  await jest.isolateModulesAsync(async () => {
    await import('../../watchdog');
  });
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  if (!globalThis.demoEvmWatchdog) throw new Error('The script has set no watchdog.');
  const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-shell]')];
  return {
    watchdog: globalThis.demoEvmWatchdog,
    events,
    requests,
    answer,
    failScript: () => scripts().at(-1)?.dispatchEvent(new Event('error')),
    shellScripts: () => scripts().map(({ src }) => src),
    panel: () => document.querySelector('[role=alert]'),
    // jsdom cannot reload. It logs "Not implemented: navigation" instead.
    reloads: () => logged.mock.calls.filter(([error]) => String(error).includes('navigation')).length,
  };
}

/** Removes the listeners and fakes of all pages, because all tests of a file share one window. */
export function closePages(): void {
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
  jest.useRealTimers();
}

/** Replaces a global variable until `closePages` is called. */
export function replaceGlobal(name: 'XMLHttpRequest' | 'fetch', value: unknown): void {
  const own = globalThis[name];
  Object.assign(globalThis, { [name]: value });
  cleanups.push(() => Object.assign(globalThis, { [name]: own }));
}

function fakeRequests() {
  const requests: string[] = [];
  let answer: ((text: string) => void) | undefined;
  class FakeRequest {
    responseText = '';
    onloadend = () => {};
    open(_method: string, url: string) {
      requests.push(url);
    }
    send() {
      answer = (text) => {
        this.responseText = text;
        this.onloadend();
      };
    }
  }
  replaceGlobal('XMLHttpRequest', FakeRequest);
  return {
    requests,
    answer: (text: string) => {
      if (!answer) throw new Error('The registry was not requested.');
      answer(text);
    },
  };
}

function removeListenersLater(target: EventTarget): void {
  const add = EventTarget.prototype.addEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((...args) => {
    add(...args);
    cleanups.push(() => target.removeEventListener(...args));
  });
}
