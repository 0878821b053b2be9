import type { Page } from '@playwright/test';
import { addBindings, bindingCall } from './binding-call';
import { imitateConditions, type Conditions } from './imitate-conditions';
import { logNetwork, type LoggedRequest } from './network-log';
import type { ReadySigns } from './ready-signs';
import { watchPage } from './watch-page';

/**
 * The measurements of one page load. `firstPaint`, `largestPaint`, `ready` and `running` are in milliseconds since the
 * navigation began.
 */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly ready: number;
  /**
   * The first time when the page had the elements that `ReadySigns` describes, and no attribute `data-drawn`. The App
   * removes this attribute from server-rendered HTML.
   */
  readonly running: number;
  readonly shift: number;
  readonly longTasks: readonly number[];
  readonly requests: readonly LoggedRequest[];
  /** The requests that were sent before the App ran. */
  readonly before: readonly LoggedRequest[];
}

/** A load has ended when no request is running and none has begun or ended for this long. */
const QUIET_NETWORK_MS = 1_000;
const READY_TIMEOUT_MS = 60_000;

/**
 * Opens a URL in `page`, and measures until the page is ready, its App runs, and the network is quiet.
 *
 * @param conditions a slower network and processor to imitate
 * @throws an error when the page does not become ready, its App does not run, or an element of `signs` is not visible
 */
export async function measureLoad(
  page: Page,
  url: string,
  signs: ReadySigns,
  conditions?: Conditions,
): Promise<Load> {
  const cdp = await page.context().newCDPSession(page);
  const log = await logNetwork(cdp);
  if (conditions) await imitateConditions(cdp, conditions);
  await addBindings(cdp, ['pageIsReady', 'appRuns']);
  // tsx wraps functions in calls of `__name`, which does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.addInitScript(watchPage, signs);

  // The clocks of the page and of the network log can differ, so no times are compared. The sent requests are counted
  // when the page calls `appRuns`.
  let sentBefore = 0;
  const [readyAt, runsAt] = await Promise.all([
    bindingCall(cdp, 'pageIsReady', {
      timeoutMs: READY_TIMEOUT_MS,
      failure: () => `${url} did not become ready.`,
    }),
    bindingCall(cdp, 'appRuns', {
      timeoutMs: READY_TIMEOUT_MS,
      failure: () => `The App of ${url} did not run.`,
      onCall: () => (sentBefore = log.sentCount()),
    }),
    page.goto(url, { waitUntil: 'commit' }),
  ]);
  await log.quiet(QUIET_NETWORK_MS);
  for (const element of await page.locator(signs.selector).all())
    if (!(await element.isVisible())) throw new Error(`${url} was ready, but not visible.`);

  const { times, origin } = await page.evaluate(() => ({
    times: window.pageTimes,
    origin: performance.timeOrigin,
  }));
  const requests = log.requests();
  const before = requests.filter(({ place }) => place < sentBefore);
  return { ...times, ready: Number(readyAt) - origin, running: Number(runsAt) - origin, requests, before };
}
