import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startProduct, type Product } from '../product';
import { REMOTES } from '../remotes';

export const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const MODULES = ['shell', ...Object.keys(REMOTES)];

/** A build that is published in place of the workspace's build of a module. */
export interface OtherBuild {
  readonly dist: string;
  /** The content of `release.json`, if it should differ from the file in `dist`. */
  readonly release?: object;
}

/** Starts the product with other builds of some modules, in a temporary folder with copies of all builds. */
export async function startProductOf(
  builds: Readonly<Record<string, OtherBuild>>,
): Promise<Pick<Product, 'url' | 'remove'>> {
  const workspace = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-bench-'));
  const inWorkspace = (...names: string[]) => path.join(workspace, ...names);
  for (const folder of ['server/dist', 'server/public'])
    await fs.cp(path.join(WORKSPACE, folder), inWorkspace(folder), { recursive: true });
  for (const libraries of ['node_modules', 'server/node_modules'])
    await fs.symlink(path.join(WORKSPACE, libraries), inWorkspace(libraries));
  for (const name of MODULES) {
    const { dist, release } = builds[name] ?? { dist: path.join(WORKSPACE, name, 'dist') };
    await fs.cp(dist, inWorkspace(name, 'dist'), { recursive: true });
    if (release) await fs.writeFile(inWorkspace(name, 'dist/release.json'), JSON.stringify(release));
  }

  const { url, remove } = await startProduct({}, inWorkspace('server/dist/main.js'));
  return {
    url,
    async remove() {
      await remove();
      await fs.rm(workspace, { recursive: true });
    },
  };
}
