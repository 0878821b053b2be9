let isOver = false;

/**
 * The watch is over when the app or a panel of the shell has been rendered, or when the visitor has been told that the
 * browser is too old. From then on the watchdog handles no failure, runs no timer and shows no panel.
 */
export function isWatchOver(): boolean {
  return isOver;
}

export function endWatch(): void {
  isOver = true;
}
