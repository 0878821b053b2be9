import type { Browser } from '@playwright/test';
import type { SlowLine } from '../slow-line';
import { APP_RUNS_TIMEOUT_MS, doesWork } from './app-start';
import { breakFile } from './break-file';
import type { VisitPlan } from './plan-visit';
import { sendVotes } from './send-votes';
import { takeSteps } from './take-steps';
import { watchVisit } from './watch-visit';

/** The result of one visit. All votes of the visit have been sent. */
export interface VisitResult {
  /** How often a lamp was lit. Each time, one vote was cast. */
  readonly lamps: number;
  /**
   * The number of different votes for which the page got an acknowledgement, also after the machine was opened again. A
   * vote that is sent while the visitor leaves may have none, because no page reads the answer.
   */
  readonly acknowledged: number;
  /** True if the App ran at the end, if the machine worked without the App, or if the visitor left. */
  readonly works: boolean;
  /** The errors of the page. Errors that a planned fault or a visitor who leaves may cause are not included. */
  readonly errors: readonly string[];
}

/** How long the test waits for a last lamp, because a press may have waited for the App. */
const LAST_LAMP_MS = 500;
/**
 * Matches the console errors that a planned fault, or a visitor who leaves the page, may cause. The visitor leaves to the
 * empty page, whose origin is `null`. In its name Chromium may request the icon of the page that was left.
 */
const EXPECTED =
  /Failed to load resource|net::ERR_|could not be|not acknowledged|Failed to fetch|ChunkLoadError|favicon\.ico.*from origin 'null'/;

/**
 * Runs a visit in a browser context of its own, on a slow line. Afterwards, it opens the machine again, and
 * waits until the browser has sent all votes.
 */
export async function visit(
  browser: Browser,
  path: string,
  line: SlowLine,
  plan: VisitPlan,
): Promise<VisitResult> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  const watched = await watchVisit(page);
  await breakFile(page, plan.fault);

  line.setSpeed(plan.speed);
  const url = line.url + path;
  await page.goto(url, { waitUntil: 'commit', timeout: APP_RUNS_TIMEOUT_MS });
  await page.locator('#machine button[aria-disabled]').nth(15).waitFor({ timeout: APP_RUNS_TIMEOUT_MS });
  const hasLeft = await takeSteps(page, plan.steps);
  line.setSpeed(null);
  const works = hasLeft || (await doesWork(page));
  await page.waitForTimeout(LAST_LAMP_MS);
  await sendVotes(page, url);
  await context.close();
  const mayFail = plan.fault !== null || hasLeft;
  return {
    lamps: watched.lamps,
    acknowledged: watched.votes.size,
    works,
    errors: watched.errors.filter((error) => !(mayFail && EXPECTED.test(error))),
  };
}
