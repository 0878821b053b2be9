import type { Registry, Release } from '@demo-evm/shared/contract';

/** A build that is not part of a site yet: its files and what its release.json says of them. */
export interface Build {
  readonly release: Release;
  readonly dist: string;
}

/** One kept state of the registry, and when it became so. */
export interface Revision {
  readonly registry: Registry;
  readonly at: Date;
}

/** A file of a release that is not what its release.json says. */
export interface Damage {
  readonly file: string;
  readonly problem: 'missing' | 'changed';
}

/**
 * Where a site's releases and registry are. The first kind is a folder; an object store can be another one: each
 * revision an object that is put only where none is (`If-None-Match: *`).
 * docs/releasing.md.
 */
export interface ReleaseStore {
  /** Where it is, for people. */
  readonly place: string;
  /** Revision of the registry; 0 when nothing was ever released. Cheap: asked for by every page. */
  revision(): Promise<number>;
  readRegistry(): Promise<Registry>;
  /** The kept states of the registry, newest first. */
  history(): Promise<readonly Revision[]>;
  /** Adds the revision after the one that was read; `false`: somebody else was first, nothing has changed. */
  swapRegistry(next: Registry): Promise<boolean>;
  /** A published release, however old; `null` when that version was never published. */
  readRelease(module: string, version: string): Promise<Release | null>;
  /** The published versions of a module, newest first. */
  versions(module: string): Promise<readonly string[]>;
  readFile(release: Release, name: string): Promise<string>;
  /** Publishes a build's files, for ever; mends them where they are published and damaged. Makes nothing live. */
  addRelease(build: Build): Promise<void>;
  findDamage(release: Release): Promise<readonly Damage[]>;
  /** The version of a module's build that a workspace last handed over, live or not; `null` when none is known. */
  lastBuild(workspaceDir: string, module: string): Promise<string | null>;
  noteBuild(workspaceDir: string, release: Release): Promise<void>;
}
