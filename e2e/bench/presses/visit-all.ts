import type { Browser } from '@playwright/test';
import type { SlowLine } from '../../slow-line';
import { PHONE } from '../slow-phone';
import { fillWorker, hasWorker } from './fill-worker';
import { measurePress, type PressEvent, type PressFigures } from './measure-press';
import type { Network } from './networks';

/**
 * The kinds of visit: `cold` is the first visit, `warm` is the second visit, `worker` is a later visit with a service
 * worker, and `offline` is a later visit with a service worker and without a network.
 */
export const KINDS = ['cold', 'warm', 'worker', 'offline'] as const;
export type Kind = (typeof KINDS)[number];

export interface Visits {
  readonly browser: Browser;
  /** The address of the page at the origin of `line`. */
  readonly url: string;
  readonly network: Network;
  readonly line: SlowLine;
}

/** Measures the visits of every kind that the variant at this URL can have. */
export async function visitAll(visits: Visits): Promise<(readonly [Kind, PressFigures])[]> {
  return [...(await visitTwice(visits)), ...(await visitFromWorker(visits))];
}

/**
 * The events to wait for. Only variant `c` (variants.ts) has the path `/`. This variant shows no slip, so
 * `acknowledged` is its last event.
 */
function eventsOf(url: string): readonly PressEvent[] {
  return new URL(url).pathname === '/' ? ['pressed', 'acknowledged'] : ['pressed', 'acknowledged', 'slip'];
}

/** Measures a first visit and a second visit, both without a service worker. */
async function visitTwice({ browser, url, network, line }: Visits) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  line.setSpeed(network.speed);
  const visit = () => measurePress(context, url, network.slowdown, eventsOf(url));
  const visits = [['cold', await visit()] as const, ['warm', await visit()] as const];
  await context.close();
  return visits;
}

/** Measures two visits with a service worker: the first with a network, the second without a network. */
async function visitFromWorker({ browser, url, network, line }: Visits) {
  if (!(await hasWorker(url))) return [];
  const context = await browser.newContext(PHONE);
  line.setSpeed(null);
  await fillWorker(context, url);
  line.setSpeed(network.speed);
  const worker = await measurePress(context, url, network.slowdown, eventsOf(url));
  line.setOffline(true);
  const offline = await measurePress(context, url, network.slowdown, ['pressed', 'slip']);
  line.setOffline(false);
  await context.close();
  return [['worker', worker] as const, ['offline', offline] as const];
}
