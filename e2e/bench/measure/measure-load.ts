import type { CDPSession, Page } from '@playwright/test';
import { logNetwork, type LoggedRequest } from './network-log';
import type { ReadySigns } from './ready-signs';
import { watchPage } from './watch-page';

/** One load of one page; times in milliseconds since the navigation began. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly ready: number;
  /** When the App had taken over what was drawn. */
  readonly running: number;
  readonly shift: number;
  readonly longTasks: readonly number[];
  readonly requests: readonly LoggedRequest[];
  /** Those of them that were sent before the App ran. */
  readonly before: readonly LoggedRequest[];
}

/** The network and the processor that are pretended. */
export interface Conditions {
  readonly network: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  /** How many times slower. */
  readonly slowdown: number;
}

/** A page counts as done when the network has been quiet for so long. */
const QUIET_MS = 1_000;
const TIMEOUT_MS = 60_000;

/**
 * Opens an address in a fresh page and follows it until it is ready and quiet.
 * @param conditions without them as fast as the machine allows
 * @throws when it does not become ready, or what shows that it is cannot be seen
 */
export async function measureLoad(
  page: Page,
  url: string,
  signs: ReadySigns,
  conditions?: Conditions,
): Promise<Load> {
  const cdp = await page.context().newCDPSession(page);
  const log = await logNetwork(cdp);
  if (conditions) await pretend(cdp, conditions);
  await cdp.send('Runtime.enable');
  for (const name of ['pageIsReady', 'appRuns'] as const) await cdp.send('Runtime.addBinding', { name });
  // tsx wraps functions in a name-keeping call that pages do not know.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.addInitScript(watchPage, signs);

  const [readyAt, runsAt] = await Promise.all([
    heard(cdp, 'pageIsReady', `${url} did not become ready.`),
    heard(cdp, 'appRuns', `The App of ${url} did not run.`),
    page.goto(url, { waitUntil: 'commit' }),
  ]);
  await log.quiet(QUIET_MS);
  for (const element of await page.locator(signs.selector).all())
    if (!(await element.isVisible())) throw new Error(`${url} was ready, but not to be seen.`);

  const { times, origin } = await page.evaluate(() => ({
    times: window.pageTimes,
    origin: performance.timeOrigin,
  }));
  const requests = log.requests();
  const before = requests.filter(({ sentAt }) => sentAt <= runsAt);
  return { ...times, ready: readyAt - origin, running: runsAt - origin, requests, before };
}

async function pretend(cdp: CDPSession, { network, slowdown }: Conditions): Promise<void> {
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** When the page says something, in milliseconds since 1970. */
function heard(cdp: CDPSession, what: keyof Window, failure: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(failure)), TIMEOUT_MS);
    cdp.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name !== what) return;
      clearTimeout(limit);
      resolve(Number(payload));
    });
  });
}
