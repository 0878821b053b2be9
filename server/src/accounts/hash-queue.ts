import { ServerBusy } from '../http/server-busy';

interface HashQueueOptions {
  readonly maxRunning: number;
  readonly maxWaiting: number;
}

/** A queue for tasks that take much of a processor. */
export interface HashQueue {
  /**
   * Runs a task at once, or as soon as enough other tasks have ended.
   * @throws {ServerBusy} when too many tasks wait; the task is not run then
   */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>;
  /** True if the next task would be refused. */
  readonly isFull: () => boolean;
}

/** Makes a queue that runs at most `maxRunning` tasks at once. At most `maxWaiting` tasks wait. */
export function createHashQueue({ maxRunning, maxWaiting }: HashQueueOptions): HashQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const isFull = () => running >= maxRunning && waiting.length >= maxWaiting;
  return {
    isFull,
    async run(task) {
      if (isFull()) throw new ServerBusy();
      if (running < maxRunning) running += 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await task();
      } finally {
        const next = waiting.shift();
        // The next task takes this place, so `running` stays the same.
        if (next) next();
        else running -= 1;
      }
    },
  };
}
