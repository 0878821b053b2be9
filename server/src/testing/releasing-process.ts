import { randomBytes } from 'node:crypto';
import { changeRegistry } from '../delivery/change-registry';
import { folderStore } from '../delivery/folder-store';
import { withCurrent } from '../delivery/registry-changes';
import { createTestBuilds } from './test-builds';
import { VOTING } from './test-site';

/**
 * Releases a new build of one module again and again until it is killed: `tsx releasing-process.ts <module> <site>`.
 * Prints the version of each release once it is live.
 */
const [, , module = '', siteDir = ''] = process.argv;
const store = folderStore(siteDir);
const builds = await createTestBuilds(siteDir);
for (;;) {
  const version = `1.0.0-${randomBytes(5).toString('hex')}`;
  const build = await builds.make({ ...VOTING, module, version, mounts: [`/${module}`] });
  await changeRegistry(store, {
    builds: [build],
    modules: ({ modules }) => withCurrent(modules, build.release),
  });
  process.stdout.write(`${version}\n`);
}
