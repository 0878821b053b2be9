import type { RemoteLoader } from '../federation/remote-loader';
import { doesMachineWork } from '../page/watchdog/does-machine-work';

/** The shortest time between two loads. A voter may press often, and each load that fails sends a report. */
const PAUSE_MS = 5_000;

/**
 * Loads the remote of the first route before the app is rendered. On most pages this function tries once, and the route
 * then shows what happens. But a server-rendered machine works without the app, so the app must not replace the
 * machine with a loading page or an error panel. There this function tries again until the remote is loaded: at once,
 * and then whenever the network comes back, or the visitor presses something or returns to the page.
 * docs/decisions/0072
 */
export async function loadFirstRemote(
  { tryOnce, load, peek }: Pick<RemoteLoader, 'tryOnce' | 'load' | 'peek'>,
  module: string,
): Promise<void> {
  await tryOnce(module); // never rejects
  while (!peek(module) && doesMachineWork()) {
    await load(module);
    if (peek(module)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    await nextSign();
  }
}

const SIGNS = ['online', 'pageshow', 'visibilitychange', 'click'];

/** Waits for a sign that a load may succeed now, or that the visitor wants something. */
function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, end);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, end);
  });
}
