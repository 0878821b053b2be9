import fs from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../errors/operator-error';

/** The service worker of the site, as the site host serves it. */
export interface WorkerScript {
  readonly text: string;
  /** With `false`, the text is the script that removes the worker from browsers. */
  readonly isOn: boolean;
}

/** The address of the service worker. It must never change, because browsers look for a newer worker there. */
export const WORKER_PATH = '/sw.js';

/**
 * Reads the built service worker (server/worker), or the script that removes it.
 * @param packageDir the folder of the server's package
 * @throws {OperatorError} when the worker has not been built
 */
export async function readWorkerScript(packageDir: string, isOn: boolean): Promise<WorkerScript> {
  const file = path.join(packageDir, 'dist/worker', isOn ? 'sw.js' : 'off.js');
  try {
    return { text: await fs.readFile(file, 'utf8'), isOn };
  } catch (error) {
    throw new OperatorError(`The service worker is not built: ${file}. Run: npm run build`, { cause: error });
  }
}
