import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { startWorker } from '../threads/start-worker';
import type { Hashed, HashTask } from './hash-worker';

/** Threads that have no task now. */
const idle = new Set<Worker>();

function startThread(): Worker {
  const worker = startWorker('accounts/hash-worker');
  // Without this listener, an error between two tasks would end the process. During a task, `askThread` rejects.
  worker.on('error', () => undefined);
  worker.once('exit', () => idle.delete(worker));
  return worker;
}

/**
 * Gives a task to a thread that has none. If all have one, a further thread is started. Threads are kept for
 * later tasks. While a thread has a task, it keeps the process alive.
 * @throws {Error} when the task fails or the thread ends
 */
export async function askThread(task: HashTask): Promise<Exclude<Hashed, { readonly reason: string }>> {
  const worker = [...idle][0] ?? startThread();
  idle.delete(worker);
  worker.ref();
  const ended = new AbortController();
  const { signal } = ended;
  const answer = once(worker, 'message', { signal }); // `once` rejects when the worker emits `error`
  const exit = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The thread that hashes passwords has ended.');
  });
  worker.postMessage(task);
  try {
    const [hashed] = (await Promise.race([answer, exit])) as [Hashed];
    idle.add(worker);
    if ('reason' in hashed) throw new Error(hashed.reason);
    return hashed;
  } finally {
    ended.abort();
    worker.unref();
    await Promise.allSettled([answer, exit]);
  }
}
