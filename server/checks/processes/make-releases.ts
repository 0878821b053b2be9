import { randomBytes } from 'node:crypto';
import { changeRegistry } from '../../src/releases/change-registry';
import { folderStore } from '../../src/releases/folder-storage';
import { withCurrent } from '../../src/releases/registry-changes';
import { createTestBuilds } from '../../src/testing/test-builds';
import { VOTING } from '../../src/testing/test-site';

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
