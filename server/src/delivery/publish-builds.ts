import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@demo-evm/shared/contract';
import { changeRegistry } from '../releases/change-registry';
import { readBuild } from '../releases/read-build';
import { withCurrent } from '../releases/registry-changes';
import type { Build, ReleaseStore } from '../releases/release-storage';

/**
 * Makes live, in one step, what was built in the workspace (`<package>/dist/release.json`) since its last start.
 * It never undoes a release or a rollback: a build that this workspace has handed over before, or one that
 * another has published, stays as the registry has it. docs/decisions/0017
 * @throws {OperatorError} when a build is not complete, or does not fit what is live
 */
export async function publishBuilds(workspaceDir: string, store: ReleaseStore): Promise<void> {
  const folders = await fs.readdir(workspaceDir, { withFileTypes: true });
  const found = folders
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => readBuild(path.join(workspaceDir, name, 'dist')));
  const builds = (await Promise.all(found)).flatMap((build) => build ?? []);

  await changeRegistry(store, {
    builds,
    async modules(registry) {
      let { modules } = registry;
      for (const { release } of builds) {
        const isLive = modules[release.module]?.current === release.version;
        if (!isLive && (await isNew(registry, store, workspaceDir, { release })))
          modules = withCurrent(modules, release);
      }
      return modules;
    },
  });
  await Promise.all(builds.map(({ release }) => store.noteBuild(workspaceDir, release)));
}

/** Where the workspace is not known here, as after a move, only what was never published is new. */
async function isNew(
  registry: Registry,
  store: ReleaseStore,
  workspaceDir: string,
  { release }: Pick<Build, 'release'>,
): Promise<boolean> {
  const { module, version } = release;
  if (!registry.modules[module]) return true;
  const last = await store.lastBuild(workspaceDir, module);
  return last === null ? (await store.readRelease(module, version)) === null : last !== version;
}
