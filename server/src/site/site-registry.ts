import { createHash } from 'node:crypto';
import { fileUrl, type Registry, type Release } from '@demo-evm/shared/contract';
import { LANGUAGES, type Language, type Table } from '@demo-evm/shared/domain';
import type { ReleaseStorage } from '../releases/release-storage';
import { OperatorError } from '../errors/operator-error';
import { isInCanary } from './canary-bucket';

/** The releases that a visitor gets. */
export interface Site {
  readonly revision: number;
  readonly shell: Release;
  /** The shell's page.html; it never changes within a release. */
  readonly template: string;
  /** The shell's style sheets. They are inlined in the page, which saves a request. */
  readonly styles: string;
  readonly remotes: readonly Release[];
  /** For each remote that is a canary: the current release, which the page loads when the canary fails. */
  readonly fallbacks: ReadonlyMap<string, Release>;
  /** The translation tables of each live remote, by module and language. */
  readonly tables: ReadonlyMap<string, Partial<Record<Language, Table>>>;
}

/** The site at one revision of the registry, so that a page is never made of two revisions. */
export interface LiveSite {
  readonly registry: Registry;
  /** The ETag of registry.json. */
  readonly etag: string;
  readonly modules: ReadonlySet<string>;
  /** Whether a canary runs, so that visitors may get different releases. */
  readonly hasCanary: boolean;
  /**
   * The releases for the visitors of a bucket.
   * @param bucket `null` for the current release of every module
   * @param hasLeft whether the visitor has left the canary of a module
   */
  readonly siteFor: (bucket: number | null, hasLeft?: (module: string) => boolean) => Promise<Site>;
}

/** Gives the live site; the registry is read again only when it has a newer revision. */
export function createSiteReader(storage: ReleaseStorage): () => Promise<LiveSite> {
  let cached: LiveSite | null = null;
  return async () => {
    if (cached?.registry.revision !== (await storage.revision()))
      cached = describeLive(storage, await storage.readRegistry());
    return cached;
  };
}

function describeLive(storage: ReleaseStorage, registry: Registry): LiveSite {
  const { revision, modules } = registry;
  const sites = new Map<string, Promise<Site>>();
  return {
    registry,
    etag: `W/"${revision}-${createHash('sha256').update(JSON.stringify(registry)).digest('hex').slice(0, 16)}"`,
    modules: new Set(Object.keys(modules)),
    hasCanary: Object.values(modules).some(({ canary }) => canary !== null),
    siteFor(bucket, hasLeft = () => false) {
      const releases = releasesFor(registry, bucket, hasLeft);
      const key = releases.map((release) => fileUrl(release, '')).join();
      const known = sites.get(key) ?? describeSite(storage, registry, releases);
      sites.set(key, known);
      known.catch(() => sites.delete(key)); // so that the next request tries again
      return known;
    },
  };
}

function releasesFor(
  { modules }: Registry,
  bucket: number | null,
  hasLeft: (module: string) => boolean,
): Release[] {
  return Object.entries(modules).flatMap(([module, { current, canary, releases }]) => {
    const isCanary =
      bucket !== null && canary !== null && isInCanary(bucket, module, canary) && !hasLeft(module);
    return releases[isCanary ? canary.version : current] ?? [];
  });
}

async function describeSite(
  storage: ReleaseStorage,
  { revision, modules }: Registry,
  live: readonly Release[],
): Promise<Site> {
  const shell = live.find(({ page }) => page !== undefined);
  if (!shell) throw new OperatorError('This site has no shell yet. Release one: npm run release -- shell');
  const template = await storage.readFile(shell, shell.page ?? '');
  const styles = await Promise.all(shell.firstLoad.styles.map((file) => storage.readFile(shell, file)));
  const remotes = live.filter((release) => release !== shell);
  const tables = await Promise.all(
    remotes.map(async (release) => [release.module, await readTables(storage, release)] as const),
  );
  return {
    revision,
    shell,
    template,
    styles: styles.join('\n'),
    remotes,
    fallbacks: new Map(
      remotes.flatMap(({ module, version }) => {
        const { current = version, releases = {} } = modules[module] ?? {};
        const release = releases[current];
        return release && current !== version ? [[module, release] as const] : [];
      }),
    ),
    tables: new Map(tables),
  };
}

/** The translation table of a language inside a release. Spec 7: Translation tables. */
export function tableFile(language: Language): string {
  return `assets/i18n/${language}.json`;
}

/** Skips a table that cannot be read, so that a damaged release does not break the pages of the others. */
async function readTables(
  storage: ReleaseStorage,
  release: Release,
): Promise<Partial<Record<Language, Table>>> {
  const entries = LANGUAGES.map(async (language) => {
    const text = await storage.readFile(release, tableFile(language)).catch(() => null);
    return text === null ? [] : [[language, JSON.parse(text) as Table]];
  });
  return Object.fromEntries((await Promise.all(entries)).flat()) as Partial<Record<Language, Table>>;
}
