import type { ShellEvent } from '@demo-evm/shared/api/schemas';
import { setTimeout as wait } from 'node:timers/promises';
import { PROBLEM_KINDS } from '../release-numbers/problem-kinds';
import type { Browser } from './find-browser';

/** What a page has to show: a route of a remote. */
export interface TrialRoute {
  readonly module: string;
  readonly version: string;
  readonly path: string;
}

/** A remote must be on the screen after this time. A slow computer needs a few seconds. */
const MAX_WAIT_MS = 20_000;
/** After the remote is on the screen, errors are still awaited for this long. */
const AFTER_SHOWN_MS = 500;

/** Tells what the page reports to the server, at the moment when the page reports it. */
const LISTEN = `
const send = navigator.sendBeacon.bind(navigator);
navigator.sendBeacon = (url, body) => { void demoEvmSmoke(String(body)); return send(url, body); };
`;

/**
 * Opens a route, and waits until the page reports that the remote is on the screen.
 * @returns what went wrong, one text for each problem; an empty list when nothing did
 */
export async function openRoute(browser: Browser, url: string, route: TrialRoute): Promise<string[]> {
  const page = await browser.newPage({ locale: 'en-IN', serviceWorkers: 'block' });
  const problems: string[] = [];
  let onShown = () => {};
  const shown = new Promise<void>((resolve) => (onShown = resolve));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.exposeFunction('demoEvmSmoke', (text) => {
    for (const { kind, module, version, detail = '' } of JSON.parse(text) as ShellEvent[]) {
      if (PROBLEM_KINDS.has(kind)) problems.push(`${module} ${version}: ${kind} ${detail}`.trim());
      if (kind === 'shown' && module === route.module && version === route.version) onShown();
    }
  });
  await page.addInitScript(LISTEN);
  try {
    await page.goto(url + route.path, { waitUntil: 'commit', timeout: MAX_WAIT_MS });
    if (!(await isInTime(shown)))
      problems.unshift(`It was not on the screen after ${MAX_WAIT_MS / 1_000} seconds.`);
    await wait(AFTER_SHOWN_MS);
  } finally {
    await page.close();
  }
  return [...new Set(problems)];
}

async function isInTime(shown: Promise<void>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), MAX_WAIT_MS)));
  const result = await Promise.race([shown.then(() => true), late]);
  clearTimeout(timer);
  return result;
}
