/**
 * The pause between two readings of the counts, and the longest pause. Each reading that fails doubles the next pause,
 * up to the longest one.
 */
const PAUSE_MS = { usual: 15_000, longest: 300_000 };

/** Reads the counts again and again while the page is visible. */
export interface Refresher {
  /** Reports the end of a reading. After a pause, the next reading starts. */
  readonly readingEnded: (isOk: boolean) => void;
  /**
   * Starts to call `read` again and again. When the page becomes visible, or a visible page is online again,
   * it calls `read` at once.
   * @returns A function that stops the calls.
   */
  readonly start: (read: () => void) => () => void;
}

export function createRefresher(): Refresher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = PAUSE_MS.usual;
  let read: (() => void) | null = null;

  const isHidden = () => document.visibilityState === 'hidden';
  const readNow = () => {
    clearTimeout(timer);
    if (!isHidden()) read?.();
  };

  return {
    readingEnded(isOk) {
      pause = isOk ? PAUSE_MS.usual : Math.min(pause * 2, PAUSE_MS.longest);
      clearTimeout(timer);
      if (read && !isHidden()) timer = setTimeout(readNow, pause);
    },
    start(repeated) {
      read = repeated;
      document.addEventListener('visibilitychange', readNow);
      window.addEventListener('online', readNow);
      return () => {
        read = null;
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', readNow);
        window.removeEventListener('online', readNow);
      };
    },
  };
}
