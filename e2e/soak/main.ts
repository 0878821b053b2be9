import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { changeMachine, createCampaign } from '../campaign';
import { chromiumOptions } from '../chromium';
import { startProduct, type Product } from '../product';
import { randomFrom } from '../random';
import { openLine } from '../slow-line';
import { planVisit } from './plan-visit';
import { visit, type VisitResult } from './visit';

// `npm run soak` runs this file. Visitors open a machine for the first time on networks of every speed, press at random
// moments and leave, while files are late or lost. The test fails when a vote is lost or doubled, when a machine stops
// working, or when the console reports an error. The same seed makes the same visits. docs/testing.md

const { values } = parseArgs({
  options: {
    visits: { type: 'string', default: '500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    parallel: { type: 'string', default: '3' },
  },
});
const visits = Number(values.visits);
const seed = Number(values.seed);
console.info(`Soak test: ${visits} visits, --seed ${seed}`);

const product = await startProduct();
const browser = await chromium.launch(chromiumOptions);
const sum = { lamps: 0, acknowledged: 0, stored: 0, failedVisits: 0 };
let next = 0;
try {
  await Promise.all(Array.from({ length: Number(values.parallel) }, visitAgainAndAgain));
} finally {
  await browser.close();
  await product.remove();
}
console.info(
  `${visits} visits, --seed ${seed}: ${sum.lamps} lamps lit, ${sum.acknowledged} votes acknowledged, ` +
    `${sum.stored} votes stored, ${sum.failedVisits} visits failed.`,
);
if (sum.failedVisits > 0) process.exitCode = 1;

/** Makes a machine, and visits it again and again until all visits of the test are done. */
async function visitAgainAndAgain(): Promise<void> {
  const vid = await makeMachine(product);
  const line = await openLine(product.url);
  for (let index = next++; index < visits; index = next++) {
    const plan = planVisit(randomFrom(seed + index));
    const before = await product.count(vid);
    const result = await visit(browser, `/demo/${vid}`, line, plan).catch(String);
    const stored = (await product.count(vid)) - before;
    const problems = typeof result === 'string' ? [result] : problemsOf(result, stored);
    if (typeof result !== 'string') {
      sum.lamps += result.lamps;
      sum.acknowledged += result.acknowledged;
      sum.stored += stored;
    }
    if (problems.length === 0) continue;
    sum.failedVisits += 1;
    console.error(`Visit ${index} (--seed ${seed + index} --visits 1): ${problems.join('; ')}\n`, plan);
  }
  line.close();
}

function problemsOf({ lamps, acknowledged, works, errors }: VisitResult, stored: number): string[] {
  const votes = `${lamps} lamps lit, ${acknowledged} votes acknowledged, ${stored} stored`;
  return [
    ...(lamps === stored && acknowledged <= stored ? [] : [votes]),
    ...(works ? [] : ['the machine does not work']),
    ...errors,
  ];
}

/** Makes a machine with a candidate in row 3. @returns its short link */
async function makeMachine({ url }: Product): Promise<string> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const campaign = await createCampaign(page);
  await changeMachine(page, campaign, {});
  await context.close();
  return campaign.vid;
}
