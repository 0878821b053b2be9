import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 100;

/**
 * Does `run` again while it fails for a reason that passes.
 * @throws The error of `run` when its reason does not pass, or has not passed after this time.
 */
export async function retryWhile<Result>(
  passes: (error: unknown) => boolean,
  milliseconds: number,
  run: () => Promise<Result>,
): Promise<Result> {
  const until = performance.now() + milliseconds;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!passes(error) || performance.now() > until) throw error;
      await wait(PAUSE_MS);
    }
  }
}
