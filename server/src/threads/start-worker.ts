import { Worker, type WorkerOptions } from 'node:worker_threads';

/** True when the server runs from its sources: in tests and in `npm run dev`. Otherwise it runs from its build. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * Gives a program that loads the TypeScript file at `url`. The program registers the loader of `tsx`, because a worker
 * does not inherit the loader of the main thread.
 */
const runSource = (url: string) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${url}'); });`;

/**
 * Starts a thread. It does not keep the process alive.
 * @param program the file of the thread in `src`, without its ending. It must be an entry point of `build.js`.
 */
export function startWorker(
  program: string,
  options?: Pick<WorkerOptions, 'workerData' | 'resourceLimits'>,
): Worker {
  const url = new URL(isSource ? `../${program}.ts` : `./${program}.js`, import.meta.url);
  const worker = new Worker(isSource ? runSource(url.href) : url, { ...options, eval: isSource });
  worker.unref();
  return worker;
}
