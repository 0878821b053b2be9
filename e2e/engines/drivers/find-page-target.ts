import { setTimeout as pause } from 'node:timers/promises';

/** The browser is asked for its pages at this interval, and at most this many times. */
const POLL_INTERVAL_MS = 50;
const MAX_POLLS = 200;

/**
 * Asks a Chromium again and again for the WebSocket address of its first page. Chromium may report that it listens
 * before this page is open.
 */
export async function findPageTarget(host: string): Promise<string> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    const answer = await fetch(`http://${host}/json/list`);
    const targets = (await answer.json()) as { type: string; webSocketDebuggerUrl: string }[];
    const page = targets.find(({ type }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error('The browser opened no page.');
}
