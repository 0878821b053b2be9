import type { Registry, Release } from '@demo-evm/shared/contract';
import type { OperatorError } from '../errors/operator-error';
import type { ReleaseRecord } from './release-record';

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

/** The newest revision that can be used. */
export interface UsableRevision {
  readonly registry: Registry;
  /** The newest revision that cannot be used, for example because its file is damaged; `null` when there is none. */
  readonly problem: { readonly revision: number; readonly error: OperatorError } | null;
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
   * Gives the revision of the registry; 0 when nothing was ever released. The server may ask for it with each
   * page, so the answer must come fast.
   */
  readonly revision: () => Promise<number>;
  /**
   * Reads the newest revision, with which every change begins. Rejects with an OperatorError when it cannot
   * be used.
   */
  readonly readRegistry: () => Promise<Registry>;
  /**
   * Reads the newest revision that can be used, for the pages of visitors. Rejects with an OperatorError when there
   * are revisions, but none of them can be used.
   */
  readonly readUsable: () => Promise<UsableRevision>;
  /**
   * Calls `onChange` soon after a revision was added. It may miss changes, for example on a network disk.
   * @returns a function that ends the calls; `null` when there will be no calls
   */
  readonly watch: (onChange: () => void) => (() => void) | null;
  /** Gives the kept revisions, newest first. */
  readonly history: () => Promise<readonly Revision[]>;
  /** Adds the next revision. Gives `false`, and changes nothing, when another process has added that revision first. */
  readonly swapRegistry: (next: Registry) => Promise<boolean>;
  /** Reads a published release of any age; `null` when that version was never published. */
  readonly readRelease: (module: string, version: string) => Promise<Release | null>;
  /** Gives the published versions of a module, newest first. */
  readonly versions: (module: string) => Promise<readonly string[]>;
  /** Reads a text file of a published release. Rejects when the file cannot be read. */
  readonly readFile: (release: Release, name: string) => Promise<string>;
  /** Publishes the files of a build with its source maps, or repairs published files that are damaged. The registry does not change. */
  readonly addRelease: (build: Build) => Promise<void>;
  /** Reads where a published release came from; `null` when the release has no record. */
  readonly readRecord: (module: string, version: string) => Promise<ReleaseRecord | null>;
  /** Keeps the record of a release. An earlier record of the same release stays. */
  readonly addRecord: (release: Release, record: ReleaseRecord) => Promise<void>;
  /** Says whether a release was published with source maps. */
  readonly hasSourceMaps: (release: Release) => Promise<boolean>;
  /** The source map of a script of a published release; `null` when that file has none. */
  readonly readSourceMap: (release: Release, name: string) => Promise<string | null>;
  /** Finds the files of a published release that are missing or changed. */
  readonly findDamage: (release: Release) => Promise<readonly Damage[]>;
  /**
   * Gives the version that `noteBuild` recorded last for a module of a workspace, even if that version was
   * not released. Gives `null` when no version was recorded.
   */
  readonly lastBuild: (workspaceDir: string, module: string) => Promise<string | null>;
  /** Records the version of a build, so that `lastBuild` can give this version. */
  readonly noteBuild: (workspaceDir: string, release: Release) => Promise<void>;
}
