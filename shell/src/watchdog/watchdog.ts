/** What the page's inline script offers to the shell whose start it watches. docs/decisions/0031 */
interface Watchdog {
  /** Asked by the bundle before anything of it runs: `false` for a second copy, and in browsers that are too old. */
  readonly mayRun: () => boolean;
  /** The shell itself works; from here on it bounds what it waits for. */
  readonly started: () => void;
  /** @param reason in few words, for whoever watches the release; nothing that somebody typed */
  readonly failed: (reason: string) => void;
  /** The visitor sees the App, or a panel of the shell: the watch is over. */
  readonly rendered: () => void;
}

declare global {
  var demoEvmWatchdog: Watchdog | undefined;
}

/** The watchdog of this page; `undefined` on a page of an older release of the shell. */
export function pageWatchdog(): Watchdog | undefined {
  return globalThis.demoEvmWatchdog;
}
