import fs from 'node:fs/promises';
import path from 'node:path';
import type { Canary, Registry, RegistryModule } from '@demo-evm/shared/contract';

/**
 * Writes the next revision of a site's registry, as the delivery commands do, but without their gates and without a
 * process for each change. All releases that the change names must already be published. docs/decisions/0015
 */
export async function switchRegistry(
  siteDir: string,
  module: string,
  change: (now: RegistryModule) => Partial<Pick<RegistryModule, 'current' | 'previous'>> & {
    readonly canary?: Canary | null;
  },
): Promise<void> {
  const folder = path.join(siteDir, 'registry');
  const [newest = ''] = (await fs.readdir(folder))
    .filter((name) => /^\d+\.json$/.test(name))
    .sort()
    .reverse();
  const registry = JSON.parse(await fs.readFile(path.join(folder, newest), 'utf8')) as Registry;
  const now = registry.modules[module];
  if (!now) throw new Error(`There is no ${module}.`);
  const next = { ...now, ...change(now) };
  const names = new Set([next.current, next.previous, next.canary?.version]);
  const releases: Record<string, unknown> = {};
  for (const version of names) {
    if (version == null) continue;
    const file = path.join(siteDir, module, version, 'release.json');
    releases[version] = now.releases[version] ?? JSON.parse(await fs.readFile(file, 'utf8'));
  }
  const revision = registry.revision + 1;
  const content = {
    ...registry,
    revision,
    modules: { ...registry.modules, [module]: { ...next, releases } },
  };
  const draft = path.join(folder, 'drafts', `e2e-${revision}.json`);
  await fs.mkdir(path.dirname(draft), { recursive: true });
  await fs.writeFile(draft, JSON.stringify(content));
  await fs.rename(draft, path.join(folder, `${String(revision).padStart(10, '0')}.json`));
}
