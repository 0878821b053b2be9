import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { addBindings, bindingCall } from '../measure/binding-call';
import { DEMO_MACHINE } from '../measure/ready-signs';
import { watchPress, type PressSigns, type PressTimes } from './watch-press';

/**
 * The titles of all figures of a press. Each key is the name of the figure in the JSON file that bench/main.ts writes.
 */
export const PRESS_FIGURES = {
  ready: 'ready, ms',
  lamp: 'press → lamp, ms',
  acknowledged: 'press → vote acknowledged, ms',
  slip: 'press → slip, ms',
} as const;

export type PressFigure = keyof typeof PRESS_FIGURES;
/**
 * `NaN` means that the event was not seen before the page was closed. Variant `c` has no slip, and a visit
 * without a network does not wait for an acknowledgement.
 */
export type PressFigures = Readonly<Record<PressFigure, number>>;

const SIGNS: Omit<PressSigns, 'events'> = {
  buttons: DEMO_MACHINE.selector,
  count: DEMO_MACHINE.count,
  candidate: 2,
  lit: '#machine .lit, #machine [data-look="lit"]',
  slip: 'dialog[open]',
};
/** A part of the address to which a page sends a vote. */
const VOTE_PATH = '/increment_count/';
const TIMEOUT_MS = 90_000;
/** The pause before a visit, in which the browser ends the work of the visit before, and the line gets empty. */
const REST_MS = 4_000;

/** What a visit can wait for: an event of the page, or the server's answer to the vote. */
export type PressEvent = keyof PressTimes | 'acknowledged';

/**
 * Opens a URL, presses the candidate's button until the lamp is lit, and waits until all `events` have happened.
 *
 * @param slowdown how many times slower the imitated processor is
 * @throws an error when an event does not happen in time; the error names the times of the other events
 */
export async function measurePress(
  context: BrowserContext,
  url: string,
  slowdown: number,
  events: readonly PressEvent[],
): Promise<PressFigures> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await addBindings(cdp, ['pressIsOver']);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // tsx wraps functions in calls of `__name`, which does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  const eventsOfPage = events.filter((event) => event !== 'acknowledged');
  await page.addInitScript(watchPress, { ...SIGNS, events: eventsOfPage });
  await pause(REST_MS);
  const failure = async () => {
    const times = JSON.stringify(await page.evaluate(() => window.pressTimes));
    return `${url} did not get to ${events.join(', ')}: ${times}.`;
  };
  const fail = async (cause: unknown) => Promise.reject(new Error(await failure(), { cause }));
  const [times] = await Promise.all([
    bindingCall(cdp, 'pressIsOver', { timeoutMs: TIMEOUT_MS, failure }),
    events.includes('acknowledged') && voteCounted(page).catch(fail),
    page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS }),
  ]);
  const { pressed = NaN, lamp = NaN, slip = NaN } = JSON.parse(times) as PressTimes;
  const acknowledged = await answerTime(page);
  await page.close();
  return {
    ready: pressed,
    lamp: lamp - pressed,
    acknowledged: acknowledged - pressed,
    slip: slip - pressed,
  };
}

/** Waits until the answer of the server that a vote of the page is counted has arrived. */
async function voteCounted(page: Page): Promise<void> {
  const answer = await page.waitForResponse(
    (response) => response.url().includes(VOTE_PATH) && response.status() === 200,
    { timeout: TIMEOUT_MS },
  );
  await answer.finished();
}

/**
 * Reads when the answer to the first counted vote arrived. The page is asked when all is over, because an observer in
 * the page would take 1 to 15 ms of a slow processor for each file that arrives between the press and the answer.
 * @returns the time in milliseconds since the navigation began, or `NaN` if no vote was counted
 */
function answerTime(page: Page): Promise<number> {
  return page.evaluate((path) => {
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const isCounted = ({ name, responseStatus }: PerformanceResourceTiming) =>
      name.includes(path) && responseStatus === 200;
    return requests.find(isCounted)?.responseEnd ?? NaN;
  }, VOTE_PATH);
}
