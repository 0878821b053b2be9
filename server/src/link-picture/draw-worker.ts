import { parentPort, workerData } from 'node:worker_threads';
import { createDrawer } from './create-drawer';
import type { PictureFacts } from './picture-facts';
import type { PictureFolders } from './stored-picture-reader';
import { reasonOf } from '../errors/operator-error';
import { lowerPriority } from '../threads/lower-priority';

/** The answer of the worker: a PNG, or the reason why there is none. */
export type Drawn = { readonly png: Uint8Array } | { readonly reason: string };

lowerPriority();
const draw = await createDrawer(workerData as PictureFolders);

parentPort?.on('message', (facts: PictureFacts) => {
  draw(facts).then(
    (png) => parentPort?.postMessage({ png } satisfies Drawn),
    (error: unknown) => parentPort?.postMessage({ reason: reasonOf(error) } satisfies Drawn),
  );
});
