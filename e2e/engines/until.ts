import { setTimeout as pause } from 'node:timers/promises';

/** How long a step or an expectation of a journey is tried again before it fails. */
export const STEP_TIMEOUT_MS = 20_000;
const POLL_INTERVAL_MS = 100;

/**
 * Calls `read` again and again until its value has no problem. At the timeout, this function throws the last
 * problem or the last error of `read`.
 */
export async function until<Value>(
  read: () => Promise<Value>,
  problemOf: (value: Value) => string | null,
): Promise<Value> {
  const end = Date.now() + STEP_TIMEOUT_MS;
  for (;;) {
    let problem: string | null;
    try {
      const value = await read();
      problem = problemOf(value);
      if (problem === null) return value;
    } catch (error) {
      problem = String(error);
    }
    if (Date.now() > end) throw new Error(problem);
    await pause(POLL_INTERVAL_MS);
  }
}
