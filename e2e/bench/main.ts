import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../chromium';
import { readOptions } from './options';
import { byTitle, summarizeAll } from './report/by-title';
import { keysOf } from './report/summary';
import { figuresTable, verdictsTable, withoutTable } from './report/tables';
import { judge } from './report/targets';
import { FIGURES } from './measure/figures';
import { LOAD_TARGETS } from './load-targets';
import { PRESS_FIGURES } from './presses/measure-press';
import { NETWORKS } from './presses/networks';
import { PRESS_TARGETS } from './presses/press-targets';
import { runPresses } from './presses/run-presses';
import { runRounds } from './run-rounds';
import { SLOW_PHONE } from './slow-phone';
import type { Served } from './served';
import { VARIANTS } from './variants';
import { startAblation } from './ablation/start-ablation';
import { OPTIMIZATIONS } from './ablation/optimizations';

// `npm run bench` runs this file. It measures how fast several variants of the demo machine load and react to a press
// on an imitated slow phone, prints tables, and writes a report. docs/performance.md

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
  const report = {
    date: new Date().toISOString(),
    measuredOn: { chromium: browser.version(), cpus: os.cpus().length, node: process.version },
    rounds: options.rounds,
    ...(options.parts.includes('loads') && { loads: await measureLoads() }),
    ...(options.parts.includes('presses') && { presses: await measurePresses() }),
  };
  await fs.mkdir(path.dirname(options.json), { recursive: true });
  await fs.writeFile(options.json, JSON.stringify(report, null, 2));
  console.info(`Every round is in ${options.json}.`);
} finally {
  await browser.close();
  for (const { stop } of [...served.values()].reverse()) await stop();
}

/** Measures how fast the variants load, prints tables, and returns the results for the report. */
async function measureLoads() {
  const runs = await runRounds(browser, served, options.rounds);
  const summaries = summarizeAll(runs, keysOf(FIGURES));
  const verdicts = judge(summaries, LOAD_TARGETS);
  const tables = [figuresTable(byTitle(variants, summaries), FIGURES), verdictsTable(verdicts, FIGURES)];
  const whole = summaries.get('a');
  if (whole && optimizations.length > 0) tables.push(withoutTable(whole, byTitle(optimizations, summaries)));
  console.info(`\n${tables.join('\n\n')}\n`);
  return {
    conditions: SLOW_PHONE,
    variants: Object.fromEntries(byTitle(variants, runs)),
    without: Object.fromEntries(byTitle(optimizations, runs)),
    verdicts,
  };
}

/** Measures how fast the variants react to a press, prints tables, and returns the results for the report. */
async function measurePresses() {
  const pressed = variants.filter(({ isPressed }) => isPressed);
  const pages = new Map([...served].filter(([key]) => pressed.some((variant) => variant.key === key)));
  const runs = await runPresses(browser, pages, options.rounds);
  const summaries = summarizeAll(runs, keysOf(PRESS_FIGURES));
  const verdicts = judge(summaries, PRESS_TARGETS);
  console.info(
    `\n${figuresTable(byTitle(pressed, summaries), PRESS_FIGURES)}\n\n${verdictsTable(verdicts, PRESS_FIGURES)}\n`,
  );
  return { conditions: NETWORKS, variants: Object.fromEntries(byTitle(pressed, runs)), verdicts };
}
