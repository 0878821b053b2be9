import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startProduct, type Product } from '../product';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const BUNDLE = path.join(WORKSPACE, 'shell/one-bundle/dist');
/** The app that `npm run one-bundle -w shell` builds into the shell. */
const APP = 'mfe-voting';

/**
 * The same server with the shell that has the voting app inside it: it publishes what it finds in a workspace of
 * its own. The app's release stays in the registry, so that page and route are the same, but a page has nothing
 * to load of it first; its texts and later chunks are the bundle's.
 */
export async function startOneBundle(): Promise<Pick<Product, 'url' | 'remove'>> {
  const workspace = await fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-one-bundle-'));
  const inIt = (...names: string[]) => path.join(workspace, ...names);
  for (const packageName of ['mfe-admin', 'mfe-create', 'mfe-bihar', 'server'])
    await fs.cp(path.join(WORKSPACE, packageName, 'dist'), inIt(packageName, 'dist'), { recursive: true });
  await fs.cp(path.join(WORKSPACE, 'server/public'), inIt('server/public'), { recursive: true });
  for (const libraries of ['node_modules', 'server/node_modules'])
    await fs.symlink(path.join(WORKSPACE, libraries), inIt(libraries));

  for (const packageName of ['shell', APP])
    await fs.cp(BUNDLE, inIt(packageName, 'dist'), { recursive: true });
  await fs.writeFile(inIt(APP, 'dist/release.json'), JSON.stringify(await releaseOfApp()));

  const { url, remove } = await startProduct({}, inIt('server/dist/main.js'));
  return {
    url,
    async remove() {
      await remove();
      await fs.rm(workspace, { recursive: true });
    },
  };
}

async function releaseOfApp(): Promise<object> {
  const app = await readRelease(path.join(WORKSPACE, APP, 'dist'));
  const { files } = await readRelease(BUNDLE);
  return { ...app, firstLoad: { scripts: [], styles: [] }, files };
}

async function readRelease(dist: string): Promise<{ readonly files: object }> {
  return JSON.parse(await fs.readFile(path.join(dist, 'release.json'), 'utf8')) as { files: object };
}
