import type { Registry, Release } from '@demo-evm/shared/contract';
import type { ReleaseStorage } from '../releases/release-storage';
import { OperatorError } from '../errors/operator-error';
import { weakEtag } from '../http/etag';
import { createTableReader, type TranslationTables } from './read-tables';
import type { Preview } from './preview-notice';
import { releasesFor, siteId, type Cohort } from './visitor-releases';

/**
 * The parts from which a visitor's pages are made: the releases that the visitor gets and their fallbacks,
 * the texts of the shell's template and styles, and the translation tables.
 */
export interface Site {
  /** The key of this site in a cache, made from the revision and the releases. */
  readonly id: string;
  readonly revision: number;
  readonly shell: Release;
  /** The text of the shell's HTML template. */
  readonly template: string;
  /** The text of the style sheets of the shell's first load. Each page contains this text, which saves requests. */
  readonly styles: string;
  readonly remotes: readonly Release[];
  /**
   * For each module whose canary the visitor gets, the module's current release. If the canary of a remote fails, the
   * page loads the remote's current release.
   */
  readonly fallbacks: ReadonlyMap<string, Release>;
  /** The translation tables of the remotes, by module and language. */
  readonly tables: ReadonlyMap<string, TranslationTables>;
  /** Set only on the site of a preview. Its pages are for one person, so they are not cached. */
  readonly preview?: Preview;
}

/** The site at one revision of the registry, so that no page mixes two revisions. */
export interface LiveSite {
  readonly registry: Registry;
  /** The ETag of registry.json. */
  readonly etag: string;
  /** The names of all modules in the registry. */
  readonly modules: ReadonlySet<string>;
  /** True if any module has a canary. */
  readonly hasCanary: boolean;
  /**
   * Gives the site for the visitors of a cohort. Rejects when a file of the shell cannot be read, or there is no shell.
   * @param hasLeft Says whether the canary of a module has failed in the visitor's browser. docs/decisions/0016
   */
  readonly siteFor: (cohort: Cohort, hasLeft?: (module: string) => boolean) => Promise<Site>;
  /** Gives the site of a preview, which consists of these releases. Rejects like `siteFor`. */
  readonly siteOf: (releases: readonly Release[], preview: Preview) => Promise<Site>;
}

/** Gives the site at the revision that visitors get now. */
export type ReadLive = () => Promise<LiveSite>;

/**
 * Makes a function that gives the site at the revision that visitors get now.
 * @param readRegistry Gives the revision that visitors get.
 * @param onBrokenTable Called once for each file that should hold a translation table but does not.
 */
export function createSiteReader(
  storage: ReleaseStorage,
  readRegistry: () => Promise<Registry>,
  onBrokenTable: (error: Error) => void,
): ReadLive {
  const source = { storage, readTables: createTableReader(storage, onBrokenTable) };
  let cached: LiveSite | null = null;
  return async () => {
    const registry = await readRegistry();
    // The same revision is a new object after files of its releases were missing, and is described again then.
    if (cached?.registry !== registry) cached = describeLive(source, registry);
    return cached;
  };
}

/** Reads the files of live releases. */
interface SiteSource {
  readonly storage: ReleaseStorage;
  readonly readTables: (release: Release) => Promise<TranslationTables>;
}

function describeLive(source: SiteSource, registry: Registry): LiveSite {
  const { revision, modules } = registry;
  const sites = new Map<string, Promise<Site>>();
  return {
    registry,
    etag: weakEtag(JSON.stringify(registry)),
    modules: new Set(Object.keys(modules)),
    hasCanary: Object.values(modules).some(({ canary }) => canary !== null),
    siteFor(cohort, hasLeft = () => false) {
      const releases = releasesFor(registry, cohort, hasLeft);
      const key = siteId(revision, releases);
      const known = sites.get(key) ?? describeSite(source, registry, releases);
      sites.set(key, known);
      known.catch(() => sites.delete(key)); // a failure is not cached, so the next request tries again
      return known;
    },
    async siteOf(releases, preview) {
      const site = await describeSite(source, registry, releases);
      return { ...site, revision: PREVIEW_REVISION, fallbacks: new Map(), preview };
    },
  };
}

/** A page takes releases of a newer revision than its own only, so a page with this revision keeps what it shows. */
const PREVIEW_REVISION = Number.MAX_SAFE_INTEGER;

async function describeSite(
  { storage, readTables }: SiteSource,
  { revision, modules }: Registry,
  live: readonly Release[],
): Promise<Site> {
  const shell = live.find(({ page }) => page !== undefined);
  if (!shell) throw new OperatorError('This site has no shell yet. Release one: npm run release -- shell');
  const template = await storage.readFile(shell, shell.page ?? '');
  const styles = await Promise.all(shell.firstLoad.styles.map((file) => storage.readFile(shell, file)));
  const remotes = live.filter((release) => release !== shell);
  const tables = await Promise.all(
    remotes.map(async (release) => [release.module, await readTables(release)] as const),
  );
  return {
    id: siteId(revision, live),
    revision,
    shell,
    template,
    styles: styles.join('\n'),
    remotes,
    fallbacks: new Map(
      live.flatMap(({ module, version }) => {
        const { current = version, releases = {} } = modules[module] ?? {};
        const release = releases[current];
        return release && current !== version ? [[module, release] as const] : [];
      }),
    ),
    tables: new Map(tables),
  };
}
