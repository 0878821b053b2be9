import type { CanaryWatch, Registry, RegistryModule, Release } from '@demo-evm/shared/contract';

export type Modules = Registry['modules'];

/**
 * Makes a release current for all visitors, and ends the module's canary. If another release was current, that release
 * becomes `previous`.
 */
export function withCurrent(modules: Modules, release: Release, now = new Date()): Modules {
  const known = modules[release.module];
  const isCurrent = known?.current === release.version;
  return withModule(modules, release, {
    current: release.version,
    previous: (isCurrent ? known.previous : known?.current) ?? null,
    canary: null,
    switchedAt: isCurrent ? known.switchedAt : now.toISOString(),
  });
}

/**
 * Makes a release the canary for `percent` of all visitors. Throws when the module has no current release.
 * @param watch what the servers do with the canary by themselves; `undefined` when the setting CANARY_WATCH decides
 */
export function withCanary(
  modules: Modules,
  release: Release,
  percent: number,
  watch?: CanaryWatch,
  now = new Date(),
): Modules {
  const known = modules[release.module];
  if (!known) throw new Error(`${release.module} has no current release.`);
  return withModule(modules, release, {
    ...known,
    canary: { version: release.version, percent, since: now.toISOString(), ...(watch && { watch }) },
  });
}

/** Ends the canary of a module. All visitors get the current release again. */
export function withoutCanary(modules: Modules, module: string): Modules {
  const known = modules[module];
  const current = known?.releases[known.current];
  return known && current ? withModule(modules, current, { ...known, canary: null }) : modules;
}

/** Takes a module out. Its pages are answered with 404 then, and its published files stay. */
export function withoutModule(modules: Modules, module: string): Modules {
  return Object.fromEntries(Object.entries(modules).filter(([name]) => name !== module));
}

/**
 * Replaces the entry of one module. The entry contains the release.json of its current, previous and canary releases
 * only. The release.json of an older release is in the folder of that release.
 */
function withModule(modules: Modules, release: Release, next: Omit<RegistryModule, 'releases'>): Modules {
  const { current, previous, canary, switchedAt } = next;
  const described = { ...modules[release.module]?.releases, [release.version]: release };
  const named = [current, previous, canary?.version];
  const releases = Object.fromEntries(
    Object.entries(described).filter(([version]) => named.includes(version)),
  );
  return { ...modules, [release.module]: { current, previous, canary, switchedAt, releases } };
}
