import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startProduct, type Product } from '../product';

export const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const MODULES = ['shell', 'mfe-voting', 'mfe-admin', 'mfe-create', 'mfe-bihar'];

/** A build of a module that is published in place of the workspace's own. */
export interface OtherBuild {
  readonly dist: string;
  /** In place of the `release.json` that is there. */
  readonly release?: object;
}

/** The same server with other builds of some modules: it publishes what it finds in a workspace of its own. */
export async function startProductOf(
  builds: Readonly<Record<string, OtherBuild>>,
): Promise<Pick<Product, 'url' | 'remove'>> {
  const workspace = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-bench-'));
  const inIt = (...names: string[]) => path.join(workspace, ...names);
  for (const folder of ['server/dist', 'server/public'])
    await fs.cp(path.join(WORKSPACE, folder), inIt(folder), { recursive: true });
  for (const libraries of ['node_modules', 'server/node_modules'])
    await fs.symlink(path.join(WORKSPACE, libraries), inIt(libraries));
  for (const name of MODULES) {
    const { dist, release } = builds[name] ?? { dist: path.join(WORKSPACE, name, 'dist') };
    await fs.cp(dist, inIt(name, 'dist'), { recursive: true });
    if (release) await fs.writeFile(inIt(name, 'dist/release.json'), JSON.stringify(release));
  }

  const { url, remove } = await startProduct({}, inIt('server/dist/main.js'));
  return {
    url,
    async remove() {
      await remove();
      await fs.rm(workspace, { recursive: true });
    },
  };
}
