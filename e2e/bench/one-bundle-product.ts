import fs from 'node:fs/promises';
import path from 'node:path';
import type { Product } from '../product';
import { startProductOf, WORKSPACE } from './product-of-builds';

const BUNDLE = path.join(WORKSPACE, 'shell/one-bundle/dist');
/** The app that `npm run one-bundle -w shell` builds into the shell. */
const APP = 'mfe-voting';

/**
 * The same server with the shell that has the voting app inside it. The app's release stays in the registry, so that
 * page and route are the same, but a page has nothing to load of it first; its texts and later chunks are the bundle's.
 */
export async function startOneBundle(): Promise<Pick<Product, 'url' | 'remove'>> {
  return startProductOf({
    shell: { dist: BUNDLE },
    [APP]: { dist: BUNDLE, release: await releaseOfApp() },
  });
}

async function releaseOfApp(): Promise<object> {
  const app = await readRelease(path.join(WORKSPACE, APP, 'dist'));
  const { files } = await readRelease(BUNDLE);
  return { ...app, firstLoad: { scripts: [], styles: [] }, files };
}

async function readRelease(dist: string): Promise<{ readonly files: object }> {
  return JSON.parse(await fs.readFile(path.join(dist, 'release.json'), 'utf8')) as { files: object };
}
