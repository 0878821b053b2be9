import type { Registry, Release } from '@demo-evm/shared/contract';

/** A build that is not part of a site yet. */
export interface Build {
  /** The content of its release.json. */
  readonly release: Release;
  /** The folder of its files. */
  readonly dist: string;
}

/** An earlier or the current state of the registry, and when it was written. */
export interface Revision {
  readonly registry: Registry;
  readonly at: Date;
}

/** A file of a release that differs from what its release.json says. */
export interface Damage {
  readonly file: string;
  readonly problem: 'missing' | 'changed';
}

/**
 * Holds the releases and the registry of a site. The only implementation is a folder. An object store could be another
 * one: a revision would be an object that is written only when none has its name (`If-None-Match: *`). docs/releasing.md.
 */
export interface ReleaseStorage {
  /** The place as a text for people, such as the path of the folder. */
  readonly place: string;
  /** The revision of the registry; 0 when nothing was ever released. Every page asks for it, so it must be cheap. */
  readonly revision: () => Promise<number>;
  readonly readRegistry: () => Promise<Registry>;
  /** The kept revisions, newest first. */
  readonly history: () => Promise<readonly Revision[]>;
  /** Adds the next revision. Gives `false`, and changes nothing, when another process has added it first. */
  readonly swapRegistry: (next: Registry) => Promise<boolean>;
  /** A published release of any age; `null` when that version was never published. */
  readonly readRelease: (module: string, version: string) => Promise<Release | null>;
  /** The published versions of a module, newest first. */
  readonly versions: (module: string) => Promise<readonly string[]>;
  readonly readFile: (release: Release, name: string) => Promise<string>;
  /** Publishes the files of a build, or repairs them where they are damaged. The registry does not change. */
  readonly addRelease: (build: Build) => Promise<void>;
  readonly findDamage: (release: Release) => Promise<readonly Damage[]>;
  /** The version of a module that a workspace built last, released or not; `null` when none is known. */
  readonly lastBuild: (workspaceDir: string, module: string) => Promise<string | null>;
  readonly noteBuild: (workspaceDir: string, release: Release) => Promise<void>;
}
