import fs from 'node:fs/promises';
import path from 'node:path';
import type { Product } from '../product';
import { startProductOf, WORKSPACE } from './product-of-builds';

const BUNDLE_DIST = path.join(WORKSPACE, 'shell/one-bundle/dist');
/** The remote that `npm run one-bundle -w shell` builds into the shell. */
const APP = 'mfe-voting';

/**
 * Starts the product with a shell that contains the voting app. The app's route needs a release of the app, so the
 * registry has one. This release names no files for the first load, because the shell's bundle contains the app.
 */
export async function startOneBundle(): Promise<Pick<Product, 'url' | 'remove'>> {
  return startProductOf({
    shell: { dist: BUNDLE_DIST },
    [APP]: { dist: BUNDLE_DIST, release: await releaseOfApp() },
  });
}

async function releaseOfApp(): Promise<object> {
  const app = await readRelease(path.join(WORKSPACE, APP, 'dist'));
  const { files } = await readRelease(BUNDLE_DIST);
  return { ...app, firstLoad: { scripts: [], styles: [] }, files };
}

async function readRelease(dist: string): Promise<{ readonly files: object }> {
  return JSON.parse(await fs.readFile(path.join(dist, 'release.json'), 'utf8')) as { files: object };
}
