import { randomBytes } from 'node:crypto';
import { changeRegistry } from '../../src/releases/change-registry';
import { createFolderStorage } from '../../src/releases/folder-storage';
import { withCurrent } from '../../src/releases/registry-changes';
import { createTestBuilds } from '../../src/testing/test-builds';
import { VOTING } from '../../src/testing/test-site';

/**
 * Releases new builds of one module until this process is killed: `tsx make-releases.ts <module> <site>`. It prints the
 * version of each release after that release has become live.
 */
const [, , module = '', siteDir = ''] = process.argv;
const storage = createFolderStorage(siteDir);
const builds = await createTestBuilds(siteDir);
for (;;) {
  const version = `1.0.0-${randomBytes(5).toString('hex')}`;
  const build = await builds.make({ ...VOTING, module, version, mounts: [`/${module}`] });
  await changeRegistry(storage, {
    builds: [build],
    modules: ({ modules }) => withCurrent(modules, build.release),
  });
  process.stdout.write(`${version}\n`);
}
