const HOUR_MS = 60 * 60 * 1_000;

/**
 * Runs a task every hour. The first run is an hour from now. Logs the error of a failed run, and runs the task again an
 * hour later.
 * @param failureText A sentence that says what could not be done. The log gets this sentence.
 * @returns a function that stops the repetition
 */
export function repeatHourly(failureText: string, task: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    task().catch((error: unknown) => console.error(`${failureText} The next attempt is in an hour.`, error));
  }, HOUR_MS).unref();
  return () => clearInterval(timer);
}
