import type { Worker } from 'node:worker_threads';
import { askWorker } from '../threads/ask-worker';
import { startWorker } from '../threads/start-worker';
import type { Hashed, HashTask } from './hash-worker';

/** Threads that have no task now. */
const idle = new Set<Worker>();
/** Threads that get no further task. */
const ended = new WeakSet<Worker>();

function startThread(): Worker {
  const worker = startWorker('accounts/hash-worker');
  // Without this listener, an error between two tasks would end the process. During a task, `askWorker` rejects.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    ended.add(worker);
    idle.delete(worker);
  });
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
  try {
    return await askWorker<Hashed>(worker, task);
  } finally {
    worker.unref();
    if (!ended.has(worker)) idle.add(worker);
  }
}
