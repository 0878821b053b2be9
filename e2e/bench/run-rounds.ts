import type { Browser, Page } from '@playwright/test';
import { figuresOf, type Figures } from './measure/figures';
import { measureLoad } from './measure/measure-load';
import { DEMO_MACHINE } from './measure/ready-signs';
import { PHONE, SLOW_PHONE } from './slow-phone';
import type { Served } from './variants';

export const VISITS = ['cold', 'warm'] as const;
export type Visit = (typeof VISITS)[number];

/** The figures of one variant, of every round. */
export type Runs = Readonly<Record<Visit, Figures[]>>;

/** Row of the candidate of the demo machine. */
const CANDIDATE = 3;

/**
 * Loads every variant in turn, so that what the machine does meanwhile meets all of them, each round in another
 * order: what a visit leaves behind meets all of them too. The first round warms up servers and browser and does
 * not count.
 */
export async function runRounds(
  browser: Browser,
  served: ReadonlyMap<string, Served>,
  rounds: number,
): Promise<ReadonlyMap<string, Runs>> {
  const runs = new Map<string, Runs>([...served.keys()].map((key) => [key, { cold: [], warm: [] }]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [key, { url }] of inTurn([...served], round)) {
      const { cold, warm } = await visitTwice(browser, url);
      if (round === 0) continue;
      runs.get(key)?.cold.push(cold);
      runs.get(key)?.warm.push(warm);
    }
    console.info(round === 0 ? 'Warmed up.' : `Round ${round} of ${rounds} is done.`);
  }
  return runs;
}

/** Begins with another one each round, and goes backwards every other round. */
function inTurn<T>(all: readonly T[], round: number): readonly T[] {
  const at = round % all.length;
  const turn = [...all.slice(at), ...all.slice(0, at)];
  return round % 2 === 0 ? turn : turn.reverse();
}

/** A first visit, and one again with what the browser has kept of it. */
async function visitTwice(browser: Browser, url: string): Promise<Record<Visit, Figures>> {
  const context = await browser.newContext(PHONE);
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

/** A finger on the candidate's row: every button has to wait for its vote. */
async function expectVote(page: Page, url: string): Promise<void> {
  const buttons = page.locator(DEMO_MACHINE.selector);
  await buttons.nth(CANDIDATE - 1).click({ force: true }); // it pulses, so it never stands still
  const waits = page.locator('#machine button[aria-disabled="true"]').first();
  await waits.waitFor({ timeout: 5_000 }).catch(() => {
    throw new Error(`A press of the candidate's row of ${url} did nothing.`);
  });
}
