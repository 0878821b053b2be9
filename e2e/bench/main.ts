import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../chromium';
import { readOptions } from './options';
import { summarize } from './report/summary';
import { figuresTable, verdictsTable, withoutTable } from './report/tables';
import { judge } from './report/targets';
import { runRounds } from './run-rounds';
import { SLOW_PHONE } from './slow-phone';
import type { Served } from './served';
import { VARIANTS } from './variants';
import { startAblation } from './ablation/start-ablation';
import { OPTIMIZATIONS } from './ablation/optimizations';

// `npm run bench` runs this file. It measures how several variants of the demo machine load on an imitated slow phone,
// prints tables, and writes a report. docs/performance.md

const options = readOptions(process.argv.slice(2), {
  variants: VARIANTS.map(({ key }) => key),
  optimizations: OPTIMIZATIONS.map(({ key }) => key),
});
const variants = VARIANTS.filter(({ key }) => options.variants.includes(key));
const optimizations = OPTIMIZATIONS.filter(({ key }) => options.without.includes(key));
const served = new Map<string, Served>();
const browser = await chromium.launch(chromiumOptions);
try {
  for (const { key, start } of variants) served.set(key, await start());
  const product = served.get('a');
  if (product) {
    for (const optimization of optimizations)
      served.set(optimization.key, await startAblation(optimization, product));
  }
  const runs = await runRounds(browser, served, options.rounds);

  const summaries = new Map([...runs].map(([key, figures]) => [key, summarize(figures)]));
  const verdicts = judge(summaries);
  console.info(`\n${figuresTable(byTitle(variants, summaries))}\n\n${verdictsTable(verdicts)}\n`);
  const whole = summaries.get('a');
  if (whole && optimizations.length > 0)
    console.info(`${withoutTable(whole, byTitle(optimizations, summaries))}\n`);

  const measuredOn = { chromium: browser.version(), cpus: os.cpus().length, node: process.version };
  const report = {
    date: new Date().toISOString(),
    measuredOn,
    conditions: SLOW_PHONE,
    rounds: options.rounds,
    variants: Object.fromEntries(byTitle(variants, runs)),
    without: Object.fromEntries(byTitle(optimizations, runs)),
    verdicts,
  };
  await fs.mkdir(path.dirname(options.json), { recursive: true });
  await fs.writeFile(options.json, JSON.stringify(report, null, 2));
  console.info(`Every round is in ${options.json}.`);
} finally {
  await browser.close();
  for (const { stop } of [...served.values()].reverse()) await stop();
}

function byTitle<T>(
  compared: readonly { readonly key: string; readonly title: string }[],
  results: ReadonlyMap<string, T>,
): ReadonlyMap<string, T> {
  const titled = compared.flatMap(({ key, title }) => {
    const result = results.get(key);
    return result === undefined ? [] : [[`${key}: ${title}`, result] as const];
  });
  return new Map(titled);
}
