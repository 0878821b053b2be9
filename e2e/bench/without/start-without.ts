import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProductOf, WORKSPACE } from '../product-of-builds';
import { serveDemoMachine } from '../serve-demo-machine';
import type { Served } from '../variants';
import { serveEdited } from './serve-edited';
import type { Trick, TrickOfBuild } from './tricks';

const run = promisify(execFile);

/**
 * The product without one of its tricks.
 * @param product that is running; its pages are edited where that is enough
 */
export async function startWithout(trick: Trick, product: Served): Promise<Served> {
  if ('edit' in trick) {
    const { origin, pathname } = new URL(product.url);
    const { url, close } = await serveEdited(origin, trick.edit);
    return { url: url + pathname, stop: () => Promise.resolve(close()) };
  }
  const dist = await buildWithout(trick);
  return serveDemoMachine(() => startProductOf({ [trick.module]: { dist } }));
}

/** Where the build is. */
async function buildWithout({ key, module }: TrickOfBuild): Promise<string> {
  const folder = path.join(WORKSPACE, module);
  await run('npm', ['run', 'build', '--', '--env', `without=${key}`], { cwd: folder });
  return path.join(folder, 'without', key, 'dist');
}
