/*
 * This inline script is in every page, before the shell's scripts. It watches the start of the shell and
 * handles scripts that do not arrive, do not match their hash, do not parse, throw an error, or take too long. It must
 * also run in browsers that are too old for the shell. Therefore the build turns the script into ES5, and the script
 * uses only old browser APIs and no npm package. docs/decisions/0031
 */
import { slowNetworkMs } from '@demo-evm/shared/contract';
import { later } from './watchdog/later';
import { doesMachineWork } from './watchdog/does-machine-work';
import { DOES_NOT_PARSE, mend } from './watchdog/mend';
import { hidePanel, showPanel, showTooOld } from './watchdog/panel';
import { tell } from './watchdog/tell';
import { trustOwnScripts } from './watchdog/trust-own-scripts';
import { runWithoutShell } from './watchdog/run-without-shell';
import { endWatch, isWatchOver } from './watchdog/watch';

/** The shell's scripts must arrive within this time after the HTML. A slow network gets more time. */
const SHELL_ARRIVAL_TIMEOUT_MS = 3_000;
const LATE_FILES_CHECK_INTERVAL_MS = 500;
/** The shell must start within this time after its script began to run. */
const SHELL_START_TIMEOUT_MS = 3_000;
/**
 * The visitor gets a panel with Retry if the app has not been rendered within this time after the page began to load. A
 * page whose machine works without the app does not get the panel at this time.
 */
const RETRY_PANEL_AFTER_MS = 7_000;
/** Options for `slowNetworkMs`. The shell and the files that it needs are about eight times as large as the HTML. */
const SHELL_FILES = { factor: 8, maxMs: 40_000 };

trustOwnScripts();

let isRunning = false;
let hasFailed = false;
let cancelTimeout = () => {};

/**
 * Handles a failure. After the first failure the watchdog tries to recover by itself (mend.ts). After a later failure
 * it shows the panel with Retry.
 */
function fail(reason: string): void {
  if (isWatchOver()) return;
  tell('failure', reason);
  if (hasFailed) {
    showPanel();
    return;
  }
  hasFailed = true;
  mend(reason, { isRunning, giveUp });
}

function end(): void {
  endWatch();
  hidePanel();
}

function giveUp(): void {
  end();
  runWithoutShell(showTooOld);
}

window.demoEvmWatchdog = {
  mayRun: () => {
    if (isWatchOver() || isRunning) return false;
    isRunning = true;
    cancelTimeout();
    cancelTimeout = later(SHELL_START_TIMEOUT_MS, () => fail('did not start in time'));
    return true;
  },
  started: () => {
    cancelTimeout();
    if (hasFailed) tell('heal');
  },
  failed: fail,
  rendered: end,
};

addEventListener(
  'error',
  (event: ErrorEvent) => {
    const target = event.target as Partial<Element> | null;
    if (target?.getAttribute && target.getAttribute('data-shell') !== null) {
      fail('did not arrive, or is not what was released');
      return;
    }
    const shell = document.querySelector<HTMLScriptElement>('script[data-shell]');
    if (!shell || !event.filename || pathOf(event.filename) !== pathOf(shell.src)) return;
    const isUnreadable = !isRunning && (event.error as Error | null)?.name === 'SyntaxError';
    fail(isUnreadable ? DOES_NOT_PARSE : `threw at ${event.lineno}:${event.colno}`);
  },
  true,
);

function pathOf(url: string): string | undefined {
  return url.split('?')[0];
}

// A reload keeps the history entries that the App has made in this tab. Back and Forward between them change
// only the address. Until the App runs, only a reload shows the page at the new address.
const { pathname } = location;
addEventListener('popstate', () => {
  if (!isWatchOver() && location.pathname !== pathname) location.reload();
});

document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  if (isTooOld()) giveUp();
  else awaitShell();
});

/** Files that wait for the first vote (early.js) are not late, so their time begins when they are requested. */
function awaitShell(): void {
  if (isRunning) return;
  if (document.getElementById('late-files')) {
    later(LATE_FILES_CHECK_INTERVAL_MS, awaitShell);
    return;
  }
  const timeout = SHELL_ARRIVAL_TIMEOUT_MS + slowNetworkMs(SHELL_FILES);
  cancelTimeout = later(timeout, () => fail('did not arrive in time'));
}

function isTooOld(): boolean {
  const { fetch, Promise } = window as Partial<typeof globalThis>;
  return !(([] as { flat?: unknown }).flat && fetch && Promise);
}

later(RETRY_PANEL_AFTER_MS, () => {
  if (!doesMachineWork()) showPanel();
});
