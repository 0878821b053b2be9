let isOver = false;

/**
 * The watch is over when the shell has rendered the page for the first time, or when the watchdog has given up because
 * the browser is too old for the shell. From then on the watchdog handles no failure and shows no panel.
 */
export function isWatchOver(): boolean {
  return isOver;
}

export function endWatch(): void {
  isOver = true;
}
