import type { LateOptions } from './start-late';

/** The late code is requested this long after a remote is on the screen, so that it does not slow down the remote. */
const LATE_CODE_DELAY_MS = 500;

/** The shell calls this function when a remote is on the screen. */
export type WhenShown = (module: string) => void;

/**
 * Makes the function that loads the late code (start-late.ts) after the first remote is on the screen. If the
 * file of this code cannot be loaded, the next route tries again, and the page works without the code.
 */
export function createWhenShown(options: LateOptions): WhenShown {
  let late: Promise<(module: string, at: number) => void> | undefined;
  return (module) => {
    const at = performance.now();
    setTimeout(() => {
      late ??= import(/* webpackChunkName: "late" */ './start-late').then(({ startLate }) =>
        startLate(options),
      );
      late.then(
        (onShown) => onShown(module, at),
        () => (late = undefined),
      );
    }, LATE_CODE_DELAY_MS);
  };
}
