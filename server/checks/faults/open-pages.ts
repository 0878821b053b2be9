import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const PATHS = ['/demo/demo', '/demoevm-bihar', '/create', '/auth'];
const VISITORS = 3;
const PAUSE_MS = 20;
/** A page that takes longer has failed. */
const PAGE_TIMEOUT_MS = 20_000;

/** Visitors who open pages, and what has become of the pages. */
interface Visits {
  readonly opened: () => number;
  /** The path and status of each page that was answered with another status than 200, or not in time. */
  readonly failures: readonly string[];
  /** The number of pages whose connection was refused or closed. */
  readonly cut: () => number;
  readonly slowestMs: () => number;
  readonly stop: () => Promise<void>;
}

/** Opens pages until `stop` is called, as several visitors with different addresses. */
export function openPages(urlOf: () => string): Visits {
  let [opened, cut, slowestMs, isOver] = [0, 0, 0, false];
  const failures: string[] = [];

  async function open(path: string): Promise<void> {
    const started = performance.now();
    try {
      const answer = await fetch(urlOf() + path, {
        headers: { 'x-forwarded-for': `10.1.${randomInt(256)}.${randomInt(256)}` },
        signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
      });
      await answer.arrayBuffer();
      opened += 1;
      if (answer.status !== 200) failures.push(`${path} ${answer.status}`);
      slowestMs = Math.max(slowestMs, performance.now() - started);
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') failures.push(`${path} not in time`);
      else cut += 1;
    }
  }

  const visitor = async (_: unknown, first: number) => {
    for (let page = first; !isOver; page += 1) {
      await open(PATHS[page % PATHS.length] ?? '/');
      await wait(PAUSE_MS);
    }
  };
  const visiting = Promise.all(Array.from({ length: VISITORS }, visitor));
  return {
    opened: () => opened,
    failures,
    cut: () => cut,
    slowestMs: () => slowestMs,
    async stop() {
      isOver = true;
      await visiting;
    },
  };
}
