import fs from 'node:fs/promises';
import path from 'node:path';
import type { Registry, RegistryModule, Release } from '@demo-evm/shared/contract';
import { readRegistry, writeRegistry } from './registry-file';

/**
 * Publishes every built package of the workspace (`<package>/dist/release.json`) into the site folder and
 * makes it current. A version that is there already is left alone, so it may run at every start.
 * ARCHITECTURE: a release writes its folder, then swaps the registry.
 * @returns the modules that are now live
 */
export async function publishBuilds(workspaceDir: string, siteDir: string): Promise<readonly string[]> {
  await fs.mkdir(siteDir, { recursive: true });
  const folders = (await fs.readdir(workspaceDir, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  let registry = await readRegistry(siteDir);
  for (const { name } of folders) {
    const dist = path.join(workspaceDir, name, 'dist');
    const release = await readRelease(dist);
    if (!release) continue;
    await copyRelease(dist, siteDir, release);
    registry = withCurrent(registry, release);
  }
  await writeRegistry(siteDir, registry);
  return Object.keys(registry.modules);
}

async function readRelease(dist: string): Promise<Release | null> {
  const text = await fs.readFile(path.join(dist, 'release.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Release);
}

/** Through a draft folder and a rename: a folder under its final name is always complete. */
async function copyRelease(dist: string, siteDir: string, { module, version }: Release): Promise<void> {
  const target = path.join(siteDir, module, version);
  const isThere = await fs.access(target).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  const draft = path.join(siteDir, `.${module}-${process.pid}.tmp`);
  await fs.rm(draft, { recursive: true, force: true });
  await fs.cp(dist, draft, { recursive: true });
  await fs.mkdir(path.dirname(target), { recursive: true });
  await fs.rename(draft, target);
}

function withCurrent(registry: Registry, release: Release): Registry {
  const known = registry.modules[release.module];
  if (known?.current === release.version) return registry;
  const next: RegistryModule = {
    current: release.version,
    previous: known?.current ?? null,
    releases: { ...known?.releases, [release.version]: release },
  };
  return { revision: registry.revision + 1, modules: { ...registry.modules, [release.module]: next } };
}
