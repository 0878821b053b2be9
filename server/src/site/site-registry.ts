import { createHash } from 'node:crypto';
import { fileUrl, type Registry, type Release } from '@demo-evm/shared/contract';
import { LANGUAGES, type Language, type Table } from '@demo-evm/shared/domain';
import type { ReleaseStore } from '../releases/release-storage';
import { OperatorError } from '../errors/operator-error';
import { isInCanary } from './canary-bucket';

/** The releases that a visitor gets. */
export interface Site {
  readonly revision: number;
  readonly shell: Release;
  /** The shell's page.html; it never changes within a release. */
  readonly template: string;
  /** The shell's style sheets, which travel inside the page: one request less, and no page without them. */
  readonly styles: string;
  readonly remotes: readonly Release[];
  /** Where a remote is a canary: the current release, which the page takes when the canary fails. */
  readonly fallbacks: ReadonlyMap<string, Release>;
  /** The words of each live remote, by module and language. */
  readonly tables: ReadonlyMap<string, Partial<Record<Language, Table>>>;
}

/** One revision of the registry, for every visitor: a page is never made of two. */
export interface LiveSite {
  readonly registry: Registry;
  /** Of the registry's document. */
  readonly etag: string;
  readonly modules: ReadonlySet<string>;
  /** Do visitors differ in what they get? */
  readonly hasCanary: boolean;
  /**
   * @param bucket `null`: the current release of everything
   * @param hasLeft has the visitor left the canary of this module?
   */
  siteFor(bucket: number | null, hasLeft?: (module: string) => boolean): Promise<Site>;
}

/** Reads the registry again only when there is a newer revision. */
export function createSiteReader(store: ReleaseStore): () => Promise<LiveSite> {
  let cached: LiveSite | null = null;
  return async () => {
    if (cached?.registry.revision !== (await store.revision()))
      cached = describeLive(store, await store.readRegistry());
    return cached;
  };
}

function describeLive(store: ReleaseStore, registry: Registry): LiveSite {
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
      const known = sites.get(key) ?? describeSite(store, registry, releases);
      sites.set(key, known);
      known.catch(() => sites.delete(key)); // the next visitor tries again
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
    const isTrying =
      bucket !== null && canary !== null && isInCanary(bucket, module, canary) && !hasLeft(module);
    return releases[isTrying ? canary.version : current] ?? [];
  });
}

async function describeSite(
  store: ReleaseStore,
  { revision, modules }: Registry,
  live: readonly Release[],
): Promise<Site> {
  const shell = live.find(({ page }) => page !== undefined);
  if (!shell) throw new OperatorError('This site has no shell yet. Release one: npm run release -- shell');
  const template = await store.readFile(shell, shell.page ?? '');
  const styles = await Promise.all(shell.firstLoad.styles.map((file) => store.readFile(shell, file)));
  const remotes = live.filter((release) => release !== shell);
  const tables = await Promise.all(
    remotes.map(async (release) => [release.module, await readTables(store, release)] as const),
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

/** Where a release has its words. Spec 7: Translation tables. */
export function tableFile(language: Language): string {
  return `assets/i18n/${language}.json`;
}

/** A table that is not there is left out: a release that lost its files must not take the others along. */
async function readTables(store: ReleaseStore, release: Release): Promise<Partial<Record<Language, Table>>> {
  const entries = LANGUAGES.map(async (language) => {
    const text = await store.readFile(release, tableFile(language)).catch(() => null);
    return text === null ? [] : [[language, JSON.parse(text) as Table]];
  });
  return Object.fromEntries((await Promise.all(entries)).flat()) as Partial<Record<Language, Table>>;
}
