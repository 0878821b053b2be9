const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * Loads code. After a failure it calls `onMissing` and tries again after 3 seconds. The wait doubles after each failure,
 * up to a minute.
 * @returns A function that ends the attempts. Nothing is called after that.
 */
export function loadLate<T>(
  load: () => Promise<T>,
  onLoaded: (code: T) => void,
  onMissing?: () => void,
): () => void {
  let isCurrent = true;
  let timer: number | undefined;
  const attempt = (wait: number) => {
    load().then(
      (code) => isCurrent && onLoaded(code),
      (error: unknown) => {
        console.error('A part of the page could not be loaded.', error);
        if (!isCurrent) return;
        onMissing?.();
        timer = window.setTimeout(() => attempt(Math.min(2 * wait, LONGEST_WAIT_MS)), wait);
      },
    );
  };
  attempt(FIRST_WAIT_MS);
  return () => {
    isCurrent = false;
    clearTimeout(timer);
  };
}
