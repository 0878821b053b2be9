import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProductOf, WORKSPACE } from '../product-of-builds';
import { serveDemoMachine } from '../serve-demo-machine';
import type { Served } from '../served';
import { serveEdited } from './serve-edited';
import type { BuildOptimization, Optimization } from './optimizations';

const run = promisify(execFile);

/**
 * Serves the product without one of its optimizations. For an optimization of a bundle, builds the module again and
 * starts another product.
 *
 * @param product the running product. An optimization of the HTML is removed by editing the pages of this product.
 */
export async function startAblation(optimization: Optimization, product: Served): Promise<Served> {
  if ('edits' in optimization) {
    const { origin, pathname } = new URL(product.url);
    const { url, close } = await serveEdited(origin, optimization.edits);
    return { url: url + pathname, stop: () => Promise.resolve(close()) };
  }
  const dist = await buildWithout(optimization);
  return serveDemoMachine(() => startProductOf({ [optimization.module]: { dist } }));
}

/** Builds the module without the optimization and gives the folder of the build. */
async function buildWithout({ key, module }: BuildOptimization): Promise<string> {
  const folder = path.join(WORKSPACE, module);
  await run('npm', ['run', 'build', '--', '--env', `without=${key}`], { cwd: folder });
  return path.join(folder, 'without', key, 'dist');
}
