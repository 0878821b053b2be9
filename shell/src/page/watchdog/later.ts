const HIDDEN_PAGE_CHECK_MS = 1_000;

let hasStopped = false;

/**
 * Runs the task later, but never while the page is hidden, because browsers slow everything down then.
 * @returns a function that cancels it
 */
export function later(milliseconds: number, task: () => void): () => void {
  const check = () => {
    if (hasStopped) return;
    if (document.hidden) timer = setTimeout(check, HIDDEN_PAGE_CHECK_MS);
    else task();
  };
  let timer = setTimeout(check, milliseconds);
  return () => clearTimeout(timer);
}

/** Stops all tasks of `later` for good. */
export function stopTimers(): void {
  hasStopped = true;
}
