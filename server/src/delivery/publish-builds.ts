import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RegistryModule, Release } from '@demo-evm/shared/contract';
import { errorCode } from '../error-code';
import { pathExists } from '../path-exists';
import { OperatorError } from '../operator-error';
import { readRegistry, writeRegistry } from './registry-file';
import { isIntact } from './release-files';

/**
 * Publishes every built package of the workspace (`<package>/dist/release.json`) into the site folder and
 * makes it current. A version that is there already is left alone, so it may run at every start.
 * ARCHITECTURE: a release writes its folder, then swaps the registry.
 * @throws {OperatorError} when a build's files are not those that its release.json describes
 */
export async function publishBuilds(workspaceDir: string, siteDir: string): Promise<void> {
  await fs.mkdir(siteDir, { recursive: true });
  const folders = (await fs.readdir(workspaceDir, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const before = await readRegistry(siteDir);
  let registry = before;
  for (const { name } of folders) {
    const dist = path.join(workspaceDir, name, 'dist');
    const release = await readRelease(dist);
    if (!release) continue;
    await copyRelease(dist, siteDir, release);
    registry = withCurrent(registry, release);
  }
  if (registry !== before) await writeRegistry(siteDir, registry);
}

async function readRelease(dist: string): Promise<Release | null> {
  const text = await fs.readFile(path.join(dist, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Release);
}

/** Through a draft folder and a rename: a folder under its final name is always complete and checked. */
async function copyRelease(dist: string, siteDir: string, release: Release): Promise<void> {
  const target = path.join(siteDir, release.module, release.version);
  if (await pathExists(target)) return;
  const draft = await fs.mkdtemp(path.join(siteDir, '.draft-'));
  await fs.cp(dist, draft, { recursive: true });
  if (!(await isIntact(draft, release))) {
    await fs.rm(draft, { recursive: true });
    throw new OperatorError(`The build of ${release.module} is not complete. Build it again: npm run build`);
  }
  await fs.mkdir(path.dirname(target), { recursive: true });
  await moveOnce(draft, target);
}

/** Another process may have published the same version meanwhile; theirs is as good as ours. */
async function moveOnce(draft: string, target: string): Promise<void> {
  try {
    await fs.rename(draft, target);
  } catch (error) {
    if (!['EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')) throw error;
    await fs.rm(draft, { recursive: true });
  }
}

function withCurrent(registry: Registry, release: Release): Registry {
  const known = registry.modules[release.module];
  if (known?.current === release.version) return registry;
  const next: RegistryModule = {
    current: release.version,
    previous: known?.current ?? null,
    canary: null,
    switchedAt: new Date().toISOString(),
    releases: { ...known?.releases, [release.version]: release },
  };
  return {
    ...registry,
    revision: registry.revision + 1,
    modules: { ...registry.modules, [release.module]: next },
  };
}
