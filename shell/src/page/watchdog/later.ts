import { isWatchOver } from './watch';

const HIDDEN_PAGE_CHECK_INTERVAL_MS = 1_000;

/**
 * Runs the task after this time, unless the watch (watch.ts) is over by then. While the page is hidden the task waits,
 * because a hidden page runs more slowly.
 * @returns A function that cancels the task.
 */
export function later(milliseconds: number, task: () => void): () => void {
  const check = () => {
    if (isWatchOver()) return;
    if (document.hidden) timer = setTimeout(check, HIDDEN_PAGE_CHECK_INTERVAL_MS);
    else task();
  };
  let timer = setTimeout(check, milliseconds);
  return () => clearTimeout(timer);
}
