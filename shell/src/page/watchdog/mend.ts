import type { Registry } from '@demo-evm/shared/contract';
import { rememberLeftCanary } from '../../federation/canary-cookie';
import { reloadOnce } from '../../federation/reload-once';
import { later } from './later';
import { showPanel } from './panel';
import { pageData, tell } from './tell';
import { isWatchOver } from './watch';

const REGISTRY_READ_TIMEOUT_MS = 800;
const PRESS_CHECK_INTERVAL_MS = 500;

/** This `reason` means that the shell's script arrived intact, but that this browser does not support its syntax. */
export const DOES_NOT_PARSE = 'does not parse';

interface Situation {
  /** True if any code of the shell has run. */
  readonly isRunning: boolean;
  /** Stops the watchdog, and runs the page without the shell. If that fails, says that the browser is too old. */
  readonly giveUp: () => void;
}

/**
 * Tries to recover from a failure with the help of the registry. If the shell is a canary, a cookie asks the site host
 * for the current release. If another release of the shell is the current one, the page is reloaded (`reloadOnce`). If
 * this browser cannot parse the current release, the page runs without the shell (`giveUp`). Otherwise the scripts of a
 * shell that has not run are loaded again. When nothing else is possible, the panel is shown. docs/decisions/0031
 */
export function mend(reason: string, { isRunning, giveUp }: Situation): void {
  // After the shell has run, a second copy of the shell must not start: its libraries would be on the page twice.
  const loadAgain = () => (isRunning ? showPanel() : loadScriptsAgain());
  readRegistry((registry) => {
    if (isWatchOver()) return; // the watch ended during the request
    const data = pageData();
    const shell = registry?.modules.shell;
    if (!data || !shell) return loadAgain();
    const { version } = data.shell;
    if (shell.canary?.version === version) {
      rememberLeftCanary('shell', registry.revision);
      tell('canary-left', reason);
    }
    if (shell.current !== version) {
      if (reloadOnce(registry.revision, reload)) return;
      return showPanel();
    }
    if (reason === DOES_NOT_PARSE) return giveUp();
    loadAgain();
  });
}

/** Reloads the page. If a press is in progress, the reload waits until the press has ended. */
function reload(): void {
  if (window.demoEvmHandover?.isBusy()) {
    later(PRESS_CHECK_INTERVAL_MS, reload);
    return;
  }
  tell('reload');
  location.reload();
}

/** Calls `done` with the registry, or with `null` when the registry cannot be read in time. */
function readRegistry(done: (registry: Registry | null) => void): void {
  const request = new XMLHttpRequest();
  request.open('GET', '/registry.json');
  request.timeout = REGISTRY_READ_TIMEOUT_MS;
  request.onloadend = () => {
    done(parseRegistry(request.responseText));
  };
  request.send();
}

function parseRegistry(text: string): Registry | null {
  try {
    const registry = JSON.parse(text) as Partial<Registry> | null;
    return registry?.format === 1 && registry.modules ? (registry as Registry) : null;
  } catch {
    return null; // no answer has arrived, or the answer is not JSON
  }
}

/**
 * Loads the shell's scripts again under a new URL, because browsers remember failed requests. `mayRun` (watchdog.ts)
 * allows the copy that arrives first to run, and refuses the other copy.
 */
function loadScriptsAgain(): void {
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[data-shell]');
  for (let i = 0; i < scripts.length; i += 1) {
    const failed = scripts[i];
    if (!failed) continue;
    const script = document.createElement('script');
    script.src = `${failed.src}?retry=1`;
    script.integrity = failed.integrity;
    script.async = false;
    script.setAttribute('data-shell', '');
    document.head.appendChild(script);
  }
}
