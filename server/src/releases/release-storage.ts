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

/** The folder of the source maps inside a build. The builds know the name too: source-maps-plugin.js. */
export const SOURCE_MAPS = 'source-maps';

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

/** The name of a published release. */
export type ReleaseName = Pick<Release, 'module' | 'version'>;

/**
 * Holds the releases and the registry of a site: in a folder (folder-storage.ts), or in a Postgres that processes on
 * several machines share (database-storage.ts). docs/releasing.md, docs/decisions/0063.
 */
export interface ReleaseStorage {
  /** The place of the site, as messages show it: the path of the site's folder, or the address of the database. */
  readonly place: string;
  /**
   * True if a call may have to wait for another computer. A server then looks for newer revisions in the background, so
   * that no page waits for the network.
   */
  readonly isRemote: boolean;
  /**
   * The folder of this machine from which files of releases are served. A release is in `<module>/<version>/` of it after
   * `prepare` has given `true`.
   */
  readonly servedFolder: string;
  /**
   * Makes sure that `servedFolder` has a release.
   * @param file A file of the release that is about to be served. If it is missing from the folder, it is put there again.
   * @returns `false` when a remote storage has no such release
   */
  readonly prepare: (release: ReleaseName, file?: string) => Promise<boolean>;
  /** Makes sure that `servedFolder` has all live releases. Rejects when it cannot have one of them. */
  readonly prepareLive: (registry: Registry) => Promise<void>;
  /**
   * Gives the revision of the registry; 0 when nothing was ever released. The server may ask a storage that is not
   * remote with each page, so that answer must come fast.
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
  readonly watch: (onChange: () => void) => (() => void | Promise<void>) | null;
  /**
   * Gives the newest revisions, newest first. All revisions are kept.
   * @param most the largest number of revisions; 100 by default
   */
  readonly history: (most?: number) => Promise<readonly Revision[]>;
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
  readonly readRecord: (name: ReleaseName) => Promise<ReleaseRecord | null>;
  /** Keeps the record of a release. An earlier record of the same release stays. */
  readonly addRecord: (name: ReleaseName, record: ReleaseRecord) => Promise<void>;
  /** Says whether a release was published with source maps. */
  readonly hasSourceMaps: (release: Release) => Promise<boolean>;
  /** The source map of a script of a published release; `null` when that file has none. */
  readonly readSourceMap: (release: Release, name: string) => Promise<string | null>;
  /** Finds the files of a published release that are missing or changed. */
  readonly findDamage: (release: Release) => Promise<readonly Damage[]>;
  /** Reads a note about builds (build-notes.ts); `null` when there is no note of this name. */
  readonly readNote: (name: string) => Promise<string | null>;
  /** Writes a note about builds. Replaces an earlier note of the same name. */
  readonly writeNote: (name: string, text: string) => Promise<void>;
}

/** A storage whose site can be moved to another storage (move-site.ts). */
export interface MovableStorage extends ReleaseStorage {
  /** Gives the names of all published releases. The releases of each module are in the order of their publication. */
  readonly published: () => Promise<readonly ReleaseName[]>;
  /** Writes a published release as a build, with its source maps, into a new folder. */
  readonly writeBuild: (release: ReleaseName, folder: string) => Promise<void>;
  /** Gives the names of all releases that have a record. A release whose files were removed may still have one. */
  readonly recorded: () => Promise<readonly ReleaseName[]>;
  readonly noteNames: () => Promise<readonly string[]>;
  /** Says whether a registry is one of the revisions of this site. */
  readonly hasRevision: (registry: Registry) => Promise<boolean>;
  /**
   * Adds the revisions of another site, with their numbers and times.
   * @param revisions The revisions, newest first. Those that this site has already are not added again.
   * @returns `false` when this site has a history of its own; nothing has changed then
   */
  readonly addHistory: (revisions: readonly Revision[]) => Promise<boolean>;
}
