import type { Language } from '@demo-evm/shared/domain';

/** One file of a release. `integrity` is `sha384-…`, as a script tag takes it. */
export interface ReleasedFile {
  readonly integrity: string;
  readonly bytes: number;
  readonly brotliBytes: number;
}

/** One immutable build of a module, served below `/<module>/<version>/`. Written by the build as release.json. */
export interface Release {
  readonly module: string;
  /** Package version and content hash. */
  readonly version: string;
  readonly contractVersion: number;
  /** What a page needs before this module can draw; paths inside the release. */
  readonly firstLoad: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  readonly files: Readonly<Record<string, ReleasedFile>>;
  /** Only on remotes: the container's global name, its script, and the route patterns it answers. */
  readonly container?: string;
  readonly entry?: string;
  readonly mounts?: readonly string[];
  /** What its pages speak when neither visitor, address nor data say so; `mr` without it. Behaviour: Language. */
  readonly language?: Language;
  /** It speaks that language whatever the visitor chose. */
  readonly isMonolingual?: boolean;
  /** Its pages stay out of search engines. */
  readonly isUnlisted?: boolean;
  /** Paths that its visitors open next; what answers them may be loaded in idle time. */
  readonly leadsTo?: readonly string[];
  /** Only on the shell: the page template, and the contract versions that it can host. */
  readonly page?: string;
  readonly supports?: readonly number[];
}

/** A release that some visitors get. */
export interface Canary {
  readonly version: string;
  /** Of all visitors, 1 to 99. The same visitor gets the same release as long as it runs. */
  readonly percent: number;
}

export interface RegistryModule {
  readonly current: string;
  readonly previous: string | null;
  readonly canary: Canary | null;
  /** When the current release became so: ISO 8601, UTC. */
  readonly switchedAt: string;
  /** Those named above; older ones are described by the release.json in their folder. */
  readonly releases: Readonly<Record<string, Release>>;
}

/** `registry.json`: every module's releases and which one is live. docs/releasing.md. */
export interface Registry {
  /** Of this document's shape. A reader refuses a newer one. */
  readonly format: 1;
  /** Goes up by one with each change; a writer that saw an older one is refused. */
  readonly revision: number;
  readonly modules: Readonly<Record<string, RegistryModule>>;
}
