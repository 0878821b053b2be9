import type { Registry, Release } from '@demo-evm/shared/contract';

/** A build that is not part of a site yet. */
export interface Build {
  /** The content of the build's release.json. */
  readonly release: Release;
  /** The folder that contains the files of the build. */
  readonly dist: string;
}

/** The registry at one revision, the current one or an earlier one, and the time when it was written. */
export interface Revision {
  readonly registry: Registry;
  readonly at: Date;
}

/** A file of a release that is missing or differs from the release.json. */
export interface Damage {
  readonly file: string;
  readonly problem: 'missing' | 'changed';
}

/**
 * Holds the releases and the registry of a site. The only implementation is a folder. An object store could be another
 * one. It would store a revision only if no object has that name yet (`If-None-Match: *`). docs/releasing.md.
 */
export interface ReleaseStorage {
  /** The place as a text for people, such as the path of the folder. */
  readonly place: string;
  /** The revision of the registry; 0 when nothing was ever released. It is read for every page, so it must be fast. */
  readonly revision: () => Promise<number>;
  readonly readRegistry: () => Promise<Registry>;
  /** The kept revisions, newest first. */
  readonly history: () => Promise<readonly Revision[]>;
  /** Adds the next revision. Gives `false`, and changes nothing, when another process has added that revision first. */
  readonly swapRegistry: (next: Registry) => Promise<boolean>;
  /** A published release of any age; `null` when that version was never published. */
  readonly readRelease: (module: string, version: string) => Promise<Release | null>;
  /** The published versions of a module, newest first. */
  readonly versions: (module: string) => Promise<readonly string[]>;
  /** Reads a text file of a published release. Rejects when the file cannot be read. */
  readonly readFile: (release: Release, name: string) => Promise<string>;
  /** Publishes the files of a build, or repairs them where they are damaged. The registry does not change. */
  readonly addRelease: (build: Build) => Promise<void>;
  /** Finds the files of a published release that are missing or changed. */
  readonly findDamage: (release: Release) => Promise<readonly Damage[]>;
  /** The version of a module that a workspace built last, whether released or not; `null` when no version is known. */
  readonly lastBuild: (workspaceDir: string, module: string) => Promise<string | null>;
  /** Remembers a version for `lastBuild`. */
  readonly noteBuild: (workspaceDir: string, release: Release) => Promise<void>;
}
