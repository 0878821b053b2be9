import type { Registry, Release } from '@demo-evm/shared/contract';

/** A build of a module, which can be published to a site. */
export interface Build {
  /** The content of the build's release.json. */
  readonly release: Release;
  /** The folder that contains the files of the build. */
  readonly dist: string;
}

/** The registry at its current or an earlier revision, and the time when this revision was written. */
export interface Revision {
  readonly registry: Registry;
  readonly at: Date;
}

/** A file of a release, plain or precompressed, that is missing or has the wrong content. */
export interface Damage {
  readonly file: string;
  readonly problem: 'missing' | 'changed';
}

/**
 * Holds the releases and the registry of a site. The only implementation uses a folder. Another implementation could
 * use an object store that refuses to store an object under an existing name (`If-None-Match: *`). docs/releasing.md.
 */
export interface ReleaseStorage {
  /** The place of the site, as messages show it: the path of the site's folder. */
  readonly place: string;
  /**
   * The revision of the registry; 0 when nothing was ever released. The server reads the revision for every page, so
   * the read must be fast.
   */
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
  /** Publishes the files of a build, or repairs published files that are damaged. The registry does not change. */
  readonly addRelease: (build: Build) => Promise<void>;
  /** Finds the files of a published release that are missing or changed. */
  readonly findDamage: (release: Release) => Promise<readonly Damage[]>;
  /**
   * The version that `noteBuild` noted last for a module of a workspace, released or not; `null` when no version was
   * noted.
   */
  readonly lastBuild: (workspaceDir: string, module: string) => Promise<string | null>;
  /** Notes the version of a build for `lastBuild`. */
  readonly noteBuild: (workspaceDir: string, release: Release) => Promise<void>;
}
