import type { Handover } from './handover';

/**
 * The scripts of a page use these global variables to communicate. The scripts are built separately and may come from
 * different releases, so the names and types must never change.
 */
declare global {
  /** Set by the inline script shell/src/page/watchdog.ts. A page of an older shell has no watchdog. */
  var demoEvmWatchdog: Watchdog | undefined;

  /**
   * Set by the inline script in the body, shell/src/page/early.js: the answers to the script's requests, by URL. The
   * promise of a failed request resolves with `undefined`.
   */
  var demoEvmEarly: Readonly<Record<string, Promise<unknown>>> | undefined;

  /**
   * Set by a remote's `first-press.js`, which handles presses until hydration. The shell calls this function after its
   * first render. The returned function replays the presses and choices that are still pending.
   */
  var demoEvmTakeOver: (() => () => void) | undefined;

  /** Set by a remote's `first-press.js`: the objects that the App gets from it. `undefined` if there are none. */
  var demoEvmHandover: Handover | undefined;

  /**
   * Set by the shell. Before a bundle loads a script or style, the bundle asks this function for the file's
   * `integrity`.
   */
  var demoEvmIntegrity: ((url: string) => string) | undefined;

  /**
   * Set by the shell when the browser offers to put the page on the home screen: shows the browser's own prompt, which
   * works once. docs/decisions/0050
   */
  var demoEvmInstall: (() => void) | undefined;

  /** Set by browsers with Trusted Types. docs/decisions/0068 */
  var trustedTypes: TrustedTypes | undefined;

  /**
   * Set by the shell: its copy of the federation runtime, which remotes use too. Module Federation requires this name.
   */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

/**
 * The part of the browser's Trusted Types that this product uses. With the type of the rules, a policy gives strings,
 * because TypeScript's types of the DOM accept only strings.
 */
interface TrustedTypes {
  readonly createPolicy: <Rules extends TrustRules>(name: string, rules: Rules) => Rules;
}

interface TrustRules {
  /** Gives the HTML that the browser may parse, or `null` if the browser must refuse it. */
  readonly createHTML?: (html: string) => string | null;
  /** Gives the address from which the browser may load a script, or `null` if the browser must refuse it. */
  readonly createScriptURL?: (url: string) => string | null;
}

/** Watches the start of the shell. docs/decisions/0031 */
export interface Watchdog {
  /**
   * The shell's bundle calls this function before the bundle's own code runs. The result is `false` if another copy of
   * the bundle runs, or if the watchdog has stopped, for example because the browser is too old.
   */
  readonly mayRun: () => boolean;
  /**
   * Reports that the shell has started. After that, the shell uses its own timeouts for the files that it loads.
   */
  readonly started: () => void;
  /**
   * Reports that the shell failed. If the watchdog has not stopped, it then tries to recover or shows its panel.
   * @param reason a few words for the people who watch the release, without any text that a visitor typed
   */
  readonly failed: (reason: string) => void;
  /** The shell calls this function after its first render. The watchdog then stops. */
  readonly rendered: () => void;
}
