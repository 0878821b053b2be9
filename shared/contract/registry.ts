import type { Language } from '@demo-evm/shared/domain';

/** One file of a release. `integrity` is the `sha384-…` of a script tag. */
export interface ReleasedFile {
  readonly integrity: string;
  readonly bytes: number;
  readonly brotliBytes: number;
}

/** One immutable build of a module, served below `/<module>/<version>/`. The build writes it as release.json. */
export interface Release {
  readonly module: string;
  /** Package version and content hash. */
  readonly version: string;
  readonly contractVersion: number;
  /** The files that a page needs before it can render this module; paths inside the release. */
  readonly firstLoad: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** Only on remotes: the container's global name, its script, and its route patterns. */
  readonly container?: string;
  readonly entry?: string;
  readonly mounts?: readonly string[];
  /** The language of its pages where neither visitor, address nor data set one; `mr` by default. Behaviour: Language. */
  readonly language?: Language;
  /** Its pages are in that language only, whatever the visitor chose. */
  readonly isMonolingual?: boolean;
  /** Its pages stay out of search engines. */
  readonly isUnlisted?: boolean;
  /** Paths that its visitors open next; the shell may load their remotes in idle time. */
  readonly leadsTo?: readonly string[];
  /** Only on the shell: the page template, and the contract versions that it can host. */
  readonly page?: string;
  readonly supports?: readonly number[];
}

/** A release that only some visitors get. */
export interface Canary {
  readonly version: string;
  /** Share of the visitors who get it, 1 to 99. A visitor keeps the same release as long as the canary runs. */
  readonly percent: number;
}

export interface RegistryModule {
  readonly current: string;
  readonly previous: string | null;
  readonly canary: Canary | null;
  /** When the current release became current: ISO 8601, UTC. */
  readonly switchedAt: string;
  /** The releases that are named above. The release.json in its folder describes every older one. */
  readonly releases: Readonly<Record<string, Release>>;
}

/** `registry.json`: the releases of every module, and which of them are live. docs/releasing.md */
export interface Registry {
  /** Version of this document's shape. Readers refuse a newer one. */
  readonly format: 1;
  /** Grows by one with each change. A write that is based on an older revision is refused. */
  readonly revision: number;
  readonly modules: Readonly<Record<string, RegistryModule>>;
}
