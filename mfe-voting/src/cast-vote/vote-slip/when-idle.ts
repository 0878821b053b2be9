/** An idle task waits at most this long. The slip's print animation (vvpat.module.css) has ended by then. */
const IDLE_TIMEOUT_MS = 2_000;

/** Runs a task when the browser is idle, or after `IDLE_TIMEOUT_MS`. @returns A function that cancels the task. */
export function whenIdle(task: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, IDLE_TIMEOUT_MS); // for browsers without `requestIdleCallback`, such as Safari
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  return () => window.cancelIdleCallback(handle);
}
