import { askWorker } from '../threads/ask-worker';
import { startWorker } from '../threads/start-worker';
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
 * The limit for the JavaScript heap of the worker. This heap does not contain the WebAssembly memory of the libraries.
 */
const MAX_HEAP_MB = 128;

/**
 * Starts a thread. It does not keep the process alive.
 * @param onExit Called once, when the thread has ended.
 */
export function startDrawingThread(folders: PictureFolders, onExit: () => void): DrawingThread {
  const worker = startWorker('link-picture/draw-worker', {
    workerData: folders,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  // Without this listener, an error between two pictures would end the process. During a drawing, `draw` rejects.
  worker.on('error', () => undefined);
  worker.once('exit', onExit);

  return {
    draw: async (facts) => (await askWorker<Drawn>(worker, facts)).png,
    stop: () => worker.terminate().then(() => undefined),
  };
}
