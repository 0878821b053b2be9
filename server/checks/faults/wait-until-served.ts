import { setTimeout as wait } from 'node:timers/promises';

/** Something that a server must serve from some time on. */
export interface Expected {
  readonly path: string;
  /** A part of the answer to this path; an empty text if only the status must be 200. */
  readonly text: string;
  /** When it must have begun, as a time of `performance.now()`. */
  readonly since: number;
}

const LONGEST_WAIT_MS = 10_000;

/**
 * Waits until each of the servers serves what is expected.
 * @returns the milliseconds that this took since `since`
 */
export async function waitUntilServed(
  servers: readonly { readonly url: string }[],
  { path, text, since }: Expected,
): Promise<number> {
  const started = performance.now();
  for (const { url } of servers)
    while (!(await isServed(url + path, text))) {
      if (performance.now() - started > LONGEST_WAIT_MS) throw new Error(`${url}${path} has no ${text}.`);
      await wait(20);
    }
  return performance.now() - since;
}

async function isServed(url: string, text: string): Promise<boolean> {
  const answer = await fetch(url);
  return (await answer.text()).includes(text) && answer.status === 200;
}
