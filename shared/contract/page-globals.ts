/**
 * The global variables by which the scripts of a page reach each other. The scripts are built separately and may be of
 * different releases, so neither a name nor a type may change.
 */
declare global {
  /** Left by the inline script of the head, shell/src/page/watchdog.ts; missing in a page of an older shell. */
  var demoEvmWatchdog: Watchdog | undefined;

  /**
   * Left by the inline script of the body, shell/src/page/early.js: the answers to its requests, by URL. A failed request
   * gives `undefined`.
   */
  var demoEvmEarly: Readonly<Record<string, Promise<unknown>>> | undefined;

  /**
   * Left by a remote's `first-press.js`, which handles presses until hydration. The shell calls it when React has
   * hydrated the page; the function that it returns replays a press that still waits.
   */
  var demoEvmTakeOver: (() => () => void) | undefined;

  /** Left by the shell: gives every build on the page the `integrity` of a script or style that it is about to load. */
  var demoEvmIntegrity: ((url: string) => string) | undefined;

  /** Left by the shell: its copy of the federation runtime, which remotes use too. The library chose the name. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/** Watches the start of the shell. docs/decisions/0031 */
export interface Watchdog {
  /**
   * The bundle asks this before it runs. The answer is `false` for a second copy of the bundle, and in browsers that are
   * too old.
   */
  readonly mayRun: () => boolean;
  /** The shell itself works. From here on it has timeouts of its own for what it waits for. */
  readonly started: () => void;
  /** @param reason a few words for whoever watches the release; nothing that somebody typed */
  readonly failed: (reason: string) => void;
  /** The visitor sees the App, or a panel of the shell, so the watchdog stops. */
  readonly rendered: () => void;
}
