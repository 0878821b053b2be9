import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Drawn } from './draw-worker';
import type { PictureFacts } from './picture-facts';
import type { PictureFolders } from './stored-picture-reader';

/** A thread that draws one picture at a time. */
export interface DrawingThread {
  /** Rejects when the picture cannot be drawn, and when the thread ends or is stopped. */
  readonly draw: (facts: PictureFacts) => Promise<Uint8Array>;
  readonly stop: () => Promise<void>;
}

/**
 * True if the server runs from its sources, as in tests and in `npm run dev`. Otherwise it runs from its
 * build.
 */
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = new URL(isSource ? './draw-worker.ts' : './link-picture/draw-worker.js', import.meta.url);

/**
 * Gives a program that loads the TypeScript file at `url`. The program registers the loader of `tsx`, because a worker
 * does not inherit the loader of the main thread.
 */
const runSource = (url: string) =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import('${url}'); });`;

/**
 * The limit for the JavaScript heap of the worker. This heap does not contain the WebAssembly memory of the libraries.
 */
const MAX_HEAP_MB = 128;

/**
 * Starts a thread. It does not keep the process alive.
 * @param onExit Called once, when the thread has ended.
 */
export function startDrawingThread(folders: PictureFolders, onExit: () => void): DrawingThread {
  const worker = new Worker(isSource ? runSource(PROGRAM.href) : PROGRAM, {
    eval: isSource,
    workerData: folders,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.unref();
  // Without this listener, an error between two pictures would end the process. During a drawing, `draw` rejects.
  worker.on('error', () => undefined);
  worker.once('exit', onExit);

  return {
    async draw(facts) {
      const ended = new AbortController();
      const { signal } = ended;
      const exit = once(worker, 'exit', { signal }).then(() => {
        throw new Error('The thread that draws pictures has ended.');
      });
      const answer = once(worker, 'message', { signal }); // `once` rejects when the worker emits `error`
      worker.postMessage(facts);
      try {
        const [drawn] = (await Promise.race([answer, exit])) as [Drawn];
        if ('reason' in drawn) throw new Error(drawn.reason);
        return drawn.png;
      } finally {
        ended.abort();
        await Promise.allSettled([answer, exit]);
      }
    },
    stop: () => worker.terminate().then(() => undefined),
  };
}
