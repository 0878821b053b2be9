import type { MessageFromWorker } from '@demo-evm/shared/contract';
import { browserStorage } from '@demo-evm/shared/device';
import { watchUse } from '../kept-pages/watch-use';
import type { LateOptions, OnShown } from './start-late';

/** The late code is requested this long after a remote is on the screen, so that it does not slow down the remote. */
const LATE_CODE_DELAY_MS = 500;

/** The shell calls this function when a page of a remote is on the screen. */
export type WhenShown = (module: string, path: string) => void;

/**
 * Makes the function that loads the late code when the first remote is on the screen. Until then, the page only
 * keeps what the late code must know about the time before. If the file of this code cannot be loaded, the next page
 * tries again, and the page works without the code. docs/decisions/0062
 */
export function createWhenShown(options: LateOptions): WhenShown {
  const lastUse = watchUse();
  const language = browserStorage.getItem('language');
  const messages: MessageFromWorker[] = [];
  (navigator as Partial<Navigator>).serviceWorker?.addEventListener('message', ({ data }: MessageEvent) =>
    messages.push(data as MessageFromWorker),
  );
  let documentPath: string | undefined;
  let late: Promise<OnShown> | undefined;
  return (module, shownPath) => {
    const at = performance.now();
    const path = (documentPath ??= shownPath);
    setTimeout(() => {
      late ??= import(/* webpackChunkName: "late" */ './start-late').then(({ startLate }) =>
        startLate(options, { path, language, lastUse, messages }),
      );
      late.then(
        (onShown) => onShown(module, shownPath, at),
        () => (late = undefined),
      );
    }, LATE_CODE_DELAY_MS);
  };
}
