import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../chromium';
import { readOptions } from './options';
import { summarize } from './report/summary';
import { figuresTable, verdictsTable } from './report/tables';
import { judge } from './report/targets';
import { runRounds } from './run-rounds';
import { SLOW_PHONE } from './slow-phone';
import { VARIANTS, type Served } from './variants';

/** `npm run bench`: how fast the demo machine is ready, beside one bundle and the limit. docs/performance.md */

const options = readOptions(
  process.argv.slice(2),
  VARIANTS.map(({ key }) => key),
);
const variants = VARIANTS.filter(({ key }) => options.only?.includes(key) ?? true);
const served = new Map<string, Served>();
const browser = await chromium.launch(chromiumOptions);
try {
  for (const { key, start } of variants) served.set(key, await start());
  const runs = await runRounds(browser, served, options.rounds);

  const summaries = new Map([...runs].map(([key, figures]) => [key, summarize(figures)]));
  const verdicts = judge(summaries);
  const titles = variants.map(({ key, title }) => `${key}: ${title}`);
  console.info(`\n${figuresTable(titles, [...summaries.values()])}\n\n${verdictsTable(verdicts)}\n`);

  const measuredOn = { chromium: browser.version(), cpus: os.cpus().length, node: process.version };
  const report = {
    date: new Date().toISOString(),
    measuredOn,
    conditions: SLOW_PHONE,
    rounds: options.rounds,
    variants: Object.fromEntries(titles.map((title, index) => [title, [...runs.values()][index]])),
    verdicts,
  };
  await fs.mkdir(path.dirname(options.json), { recursive: true });
  await fs.writeFile(options.json, JSON.stringify(report, null, 2));
  console.info(`Every round is in ${options.json}.`);
} finally {
  await browser.close();
  for (const { stop } of served.values()) await stop();
}
