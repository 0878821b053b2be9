import os from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createDrawer } from './create-drawer';
import type { PictureFacts } from './picture-facts';
import type { PictureFolders } from './stored-picture-reader';
import { reasonOf } from '../errors/operator-error';

/** The answer of the worker: a PNG, or the reason why there is none. */
export type Drawn = { readonly png: Uint8Array } | { readonly reason: string };

// On Linux, a priority belongs to one thread. With this low priority, drawing gets about a tenth of the processor time
// that pages get when both need the processor. On other systems, a priority would belong to the whole process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const draw = await createDrawer(workerData as PictureFolders);

parentPort?.on('message', (facts: PictureFacts) => {
  draw(facts).then(
    (png) => parentPort?.postMessage({ png } satisfies Drawn),
    (error: unknown) => parentPort?.postMessage({ reason: reasonOf(error) } satisfies Drawn),
  );
});
