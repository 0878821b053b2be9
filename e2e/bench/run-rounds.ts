import type { Browser, Page } from '@playwright/test';
import { figuresOf, type Figures } from './measure/figures';
import { measureLoad } from './measure/measure-load';
import { DEMO_MACHINE } from './measure/ready-signs';
import { orderOfRound } from './order-of-round';
import { PHONE, SLOW_PHONE } from './slow-phone';
import type { Served } from './served';

export type Visit = 'cold' | 'warm';

/** The figures of one variant: for each kind of visit, one entry for each round. */
export type Runs = Readonly<Record<Visit, Figures[]>>;

/** The row of the demo machine's candidate, counted from 1. */
const CANDIDATE_ROW = 3;

/**
 * Loads the variants one after another in each round, so that other work on this computer tends to affect all variants.
 * The order of the variants changes with each round, because a visit may affect the next visit. An extra round at the
 * beginning warms up the servers and the browser. Its figures are not kept.
 */
export async function runRounds(
  browser: Browser,
  served: ReadonlyMap<string, Served>,
  rounds: number,
): Promise<ReadonlyMap<string, Runs>> {
  const runs = new Map<string, Runs>([...served.keys()].map((key) => [key, { cold: [], warm: [] }]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [key, { url }] of orderOfRound([...served], round)) {
      const { cold, warm } = await visitTwice(browser, url);
      if (round === 0) continue;
      runs.get(key)?.cold.push(cold);
      runs.get(key)?.warm.push(warm);
    }
    console.info(round === 0 ? 'Warmed up.' : `Round ${round} of ${rounds} is done.`);
  }
  return runs;
}

/**
 * Measures a first visit, and a second visit that uses the browser's cache. The second page must react when
 * the candidate's button is pressed.
 */
async function visitTwice(browser: Browser, url: string): Promise<Record<Visit, Figures>> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const visit = async () => {
    const page = await context.newPage();
    return { page, figures: figuresOf(await measureLoad(page, url, DEMO_MACHINE, SLOW_PHONE)) };
  };
  const first = await visit();
  await first.page.close();
  const second = await visit();
  await expectVote(second.page, url);
  await context.close();
  return { cold: first.figures, warm: second.figures };
}

/** Presses the button of the candidate's row, and expects that the machine becomes busy with the vote. */
async function expectVote(page: Page, url: string): Promise<void> {
  const buttons = page.locator(DEMO_MACHINE.selector);
  // Playwright does not click a button while the button moves. This button may pulse, so the click is forced.
  await buttons.nth(CANDIDATE_ROW - 1).click({ force: true });
  const busyButton = page.locator('#machine button[aria-disabled="true"]').first();
  await busyButton.waitFor({ timeout: 5_000 }).catch(() => {
    throw new Error(`A press of the candidate's row of ${url} did nothing.`);
  });
}
