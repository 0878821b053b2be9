import { ServerBusy } from '../http/server-busy';

interface HashQueueOptions {
  readonly maxRunning: number;
  readonly maxWaiting: number;
}

/** Runs a task at once, or as soon as enough other tasks have ended. */
type RunInQueue = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Makes a queue that runs at most `maxRunning` tasks at once. At most `maxWaiting` tasks wait.
 * Each further task fails with `ServerBusy`, and is not run.
 */
export function createHashQueue({ maxRunning, maxWaiting }: HashQueueOptions): RunInQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < maxRunning) running += 1;
    else if (waiting.length >= maxWaiting) throw new ServerBusy();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The next task takes this place, so `running` stays the same.
      if (next) next();
      else running -= 1;
    }
  };
}
