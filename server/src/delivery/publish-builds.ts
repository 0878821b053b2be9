import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@demo-evm/shared/contract';
import { lastBuild, noteBuild } from '../releases/build-notes';
import { changeRegistry } from '../releases/change-registry';
import { switchedTo } from '../releases/live-releases';
import { readBuild } from '../releases/read-build';
import { recordOf, type ReleaseRecord } from '../releases/release-record';
import { withCurrent } from '../releases/registry-changes';
import type { Build, ReleaseStorage } from '../releases/release-storage';

/**
 * Publishes all new builds of the workspace (`<package>/dist/release.json`) in one revision. A build is not
 * new when the site has recorded it as the last build of its module in this workspace. So the start of a
 * server without a new build does not undo a release, a rollback or a retirement. docs/decisions/0017 and 0064
 * @throws {OperatorError} when a new build is incomplete, or does not fit together with the live releases
 */
export async function publishBuilds(workspaceDir: string, storage: ReleaseStorage): Promise<void> {
  const folders = await fs.readdir(workspaceDir, { withFileTypes: true });
  const found = folders
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readBuild(path.join(workspaceDir, name, 'dist')));
  const builds = (await Promise.all(found)).flatMap((build) => build ?? []);

  let record: ReleaseRecord | undefined;
  const { before, after } = await changeRegistry(storage, {
    builds,
    async modules(registry) {
      let { modules } = registry;
      for (const { release } of builds) {
        const isLive = modules[release.module]?.current === release.version;
        if (!isLive && (await isNew(registry, storage, workspaceDir, { release })))
          modules = withCurrent(modules, release);
      }
      return modules;
    },
  });
  for (const { release } of builds)
    if (switchedTo(before.modules, after.modules).includes(release))
      await storage.addRecord(release, (record ??= await recordOf(workspaceDir, process.env, null)));
  await Promise.all(builds.map(({ release }) => noteBuild(storage, workspaceDir, release)));
}

/**
 * Says whether a build differs from the last build that the site has recorded for its module and this
 * workspace. When the site has recorded no build, for example after the workspace was moved, a build is new
 * when its version was never live. On a site without a registry every build is new.
 */
async function isNew(
  registry: Registry,
  storage: ReleaseStorage,
  workspaceDir: string,
  { release }: Pick<Build, 'release'>,
): Promise<boolean> {
  const { module, version } = release;
  if (registry.revision === 0) return true;
  const last = await lastBuild(storage, workspaceDir, module);
  if (last !== null) return last !== version;
  if ((await storage.readRelease(module, version)) === null) return true;
  // The files of a module that is not live are those of a retired module, or of a start that was killed before its
  // release became live. Such a release has no record.
  return !registry.modules[module] && (await storage.readRecord({ module, version })) === null;
}
