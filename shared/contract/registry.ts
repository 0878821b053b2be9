import type { Language } from '@demo-evm/shared/domain';

/**
 * One file of a release. `integrity` is the file's hash, in the form of the `integrity` attribute, such as `sha256-…`.
 */
export interface ReleasedFile {
  readonly integrity: string;
  readonly bytes: number;
  readonly brotliBytes: number;
}

/**
 * The description of one immutable build of a module. The files of the build are served below `/<module>/<version>/`.
 * The bundler writes the description as release.json.
 */
export interface Release {
  readonly module: string;
  /** The package's version and a hash of the content, such as `1.2.0-0a1b2c3d4e`. */
  readonly version: string;
  readonly contractVersion: number;
  /** The files that a page needs before it can render this module. They are paths inside the release. */
  readonly firstLoad: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** Only remotes have these three: the container's global name, its script, and the route patterns. */
  readonly container?: string;
  readonly entry?: string;
  readonly mounts?: readonly string[];
  /**
   * The language of the module's pages if neither the address, the visitor nor the machine sets one; `mr` by default.
   * Behaviour: Language.
   */
  readonly language?: Language;
  /** True if the module's pages are always in `language`, even if the visitor chose another language. */
  readonly isMonolingual?: boolean;
  /**
   * The colour `#rrggbb` of the header, if all pages of the module have the same. The colour of a machine's header is in
   * the machine's details.
   */
  readonly color?: string;
  /** True if the module's pages are hidden from search engines. */
  readonly isUnlisted?: boolean;
  /** Paths that visitors of this module often open next. The shell may load the remotes of these paths in idle time. */
  readonly leadsTo?: readonly string[];
  /** Only the shell has its page template (`page`), and the contract versions that it supports (`supports`). */
  readonly page?: string;
  readonly supports?: readonly number[];
  /**
   * True if this shell can load the hash lists of remotes. Pages of an older shell need all hashes.
   * docs/decisions/0052
   */
  readonly loadsHashLists?: boolean;
  /** True if the module works in a page that enforces Trusted Types. Older releases do not. docs/decisions/0068 */
  readonly usesTrustedTypes?: boolean;
}

/** A release that only some visitors get. */
export interface Canary {
  readonly version: string;
  /**
   * The share of visitors who get the canary, 1 to 99 %. A number in a cookie decides which visitors get the canary.
   */
  readonly percent: number;
  /**
   * The time at which the canary got this share, in UTC, in ISO 8601 format. The watch of the canary ignores earlier
   * events. Canaries of older registries have no `since`.
   */
  readonly since?: string;
  /** What the servers do with the canary by themselves. Without `watch`, the setting CANARY_WATCH decides. */
  readonly watch?: CanaryWatch;
}

/** `withdraw`: a bad canary is withdrawn. `promote`: also, a good canary is promoted after enough visits. */
export type CanaryWatch = 'withdraw' | 'promote';

export interface RegistryModule {
  readonly current: string;
  readonly previous: string | null;
  readonly canary: Canary | null;
  /** The time at which `current` was last changed, in UTC, in ISO 8601 format. */
  readonly switchedAt: string;
  /**
   * The releases whose versions are in `current`, `previous` and `canary`. An older release is described by the
   * release.json in its own folder.
   */
  readonly releases: Readonly<Record<string, Release>>;
}

/** The content of `registry.json`: the current and previous releases and the canaries. docs/releasing.md */
export interface Registry {
  /** The version of the shape of `registry.json`. Readers refuse any other version. */
  readonly format: 1;
  /** Grows by one with each change. A write that is based on an older revision is refused. */
  readonly revision: number;
  /**
   * The reason why a server has made this revision by itself, in one paragraph. Revisions of a command have
   * no reason.
   */
  readonly reason?: string;
  readonly modules: Readonly<Record<string, RegistryModule>>;
}
