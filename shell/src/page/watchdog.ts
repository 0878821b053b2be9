/*
 * An inline script in the head of every page, before the shell's scripts. It watches the start of the shell: scripts that
 * do not arrive, do not parse, are not what was released, throw, or take too long. The build turns it into ES5, because it
 * must run where the rest does not; so it uses no library and nothing newer than the browsers that are turned away here.
 * docs/decisions/0031
 */
import { slowNetworkMs } from '@demo-evm/shared/contract';
import { later } from './watchdog/later';
import { DOES_NOT_PARSE, mend } from './watchdog/mend';
import { hidePanel, showPanel, showTooOld } from './watchdog/panel';
import { tell } from './watchdog/tell';
import { endWatch, isWatchOver } from './watchdog/watch';

/** The shell's scripts may take this long to arrive, and then this long to start. */
const ARRIVAL_TIMEOUT_MS = 3_000;
const START_TIMEOUT_MS = 3_000;
/** A visitor who still sees no App gets a panel with Retry this long after the page began. */
const PANEL_AFTER_MS = 7_000;
/** The shell and what it needs are about eight times as large as the HTML. */
const SLOW_NETWORK = { factor: 8, maxMs: 40_000 };

let isRunning = false;
let hasFailed = false;
let cancelTimeout = () => {};

/** The first failure is mended as far as possible; after the second one the visitor has to ask for a retry. */
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
  showTooOld();
}

window.demoEvmWatchdog = {
  mayRun: () => {
    if (isWatchOver() || isRunning) return false;
    isRunning = true;
    cancelTimeout();
    cancelTimeout = later(START_TIMEOUT_MS, () => fail('did not start in time'));
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

document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  if (isTooOld()) giveUp();
  else {
    const timeout = ARRIVAL_TIMEOUT_MS + slowNetworkMs(SLOW_NETWORK);
    cancelTimeout = later(timeout, () => fail('did not arrive in time'));
  }
});

function isTooOld(): boolean {
  const { fetch, Promise } = window as Partial<typeof globalThis>;
  return !(([] as { flat?: unknown }).flat && fetch && Promise);
}

later(PANEL_AFTER_MS, showPanel);
