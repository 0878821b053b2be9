import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Release } from '@demo-evm/shared/contract';
import { readBuild } from '../releases/read-build';
import type { Build } from '../releases/release-storage';
import { build } from './test-site';

/** Makes small builds of any module and version in a new folder. */
export interface TestBuilds {
  /** The folder that contains the builds; `remove` deletes it. */
  readonly folder: string;
  /**
   * Makes a build that consists of the files in `contents`. By default, the content of each file differs between
   * versions.
   */
  readonly make: (release: Release, contents?: Record<string, string>) => Promise<Build>;
  readonly remove: () => Promise<void>;
}

export async function createTestBuilds(parent = os.tmpdir()): Promise<TestBuilds> {
  await fs.mkdir(parent, { recursive: true });
  const folder = await fs.mkdtemp(path.join(parent, 'demo-evm-builds-'));
  return {
    folder,
    async make(release, contents = filesOf(release)) {
      const workspace = path.join(folder, release.version);
      await build(workspace, release, contents);
      const made = await readBuild(path.join(workspace, release.module, 'dist'));
      if (!made) throw new Error('The build has no release.json.');
      return made;
    },
    remove: () => fs.rm(folder, { recursive: true }),
  };
}

function filesOf({ module, version, firstLoad, page }: Release): Record<string, string> {
  const names = [...firstLoad.scripts, ...firstLoad.styles, ...(page ? [page] : [])];
  return Object.fromEntries(names.map((name) => [name, `/* ${name} of ${module} ${version} */`]));
}
