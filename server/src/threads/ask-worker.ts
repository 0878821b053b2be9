import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';

/** The answer of a thread that could not do its task. */
interface Failed {
  readonly reason: string;
}

/**
 * Gives a task to a thread, and waits for the message with its result. Do not give a thread two tasks at once.
 * @throws {Error} when the thread answers with a reason, when the thread fails, and when it ends
 */
export async function askWorker<Answer extends object>(
  worker: Worker,
  task: unknown,
): Promise<Exclude<Answer, Failed>> {
  const ended = new AbortController();
  const { signal } = ended;
  const answer = once(worker, 'message', { signal }); // `once` rejects when the worker emits `error`
  const exit = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread has ended before its task.');
  });
  worker.postMessage(task);
  try {
    const [result] = (await Promise.race([answer, exit])) as [Answer];
    if ('reason' in result) throw new Error(String(result.reason));
    return result as Exclude<Answer, Failed>;
  } finally {
    ended.abort();
    await Promise.allSettled([answer, exit]);
  }
}
