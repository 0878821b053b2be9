import fs from 'node:fs/promises';
import path from 'node:path';
import { fileUrl, type Release } from '@demo-evm/shared/contract';
import { LANGUAGES, type Language, type Table } from '@demo-evm/shared/domain';
import { readRegistry, registryPath } from '../delivery/registry-file';

/** The live releases of a site folder. */
export interface Site {
  readonly revision: number;
  readonly shell: Release;
  /** The shell's page.html; it never changes within a release. */
  readonly template: string;
  readonly remotes: readonly Release[];
  readonly modules: ReadonlySet<string>;
  /** The words of each live remote, by module and language. */
  readonly tables: ReadonlyMap<string, Partial<Record<Language, Table>>>;
}

/** Reads the registry again only when its file has changed. */
export function createSiteReader(siteDir: string): () => Promise<Site> {
  let cached: { readonly stamp: number; readonly site: Site } | null = null;
  return async () => {
    const { mtimeMs, ino } = await fs.stat(registryPath(siteDir));
    const stamp = mtimeMs + ino;
    if (cached?.stamp !== stamp) cached = { stamp, site: await describeSite(siteDir) };
    return cached.site;
  };
}

async function describeSite(siteDir: string): Promise<Site> {
  const { revision, modules } = await readRegistry(siteDir);
  const live = Object.values(modules).flatMap(({ current, releases }) => releases[current] ?? []);
  const shell = live.find(({ page }) => page !== undefined);
  if (!shell) throw new Error('The registry has no shell. Build it first: npm run build');
  const template = await fs.readFile(path.join(siteDir, fileUrl(shell, shell.page ?? '')), 'utf8');
  const remotes = live.filter((release) => release !== shell);
  const tables = await Promise.all(
    remotes.map(async (release) => [release.module, await readTables(siteDir, release)] as const),
  );
  return {
    revision,
    shell,
    template,
    remotes,
    modules: new Set(Object.keys(modules)),
    tables: new Map(tables),
  };
}

/** A table that is not there is left out: a release that lost its files must not take the others along. */
async function readTables(siteDir: string, release: Release): Promise<Partial<Record<Language, Table>>> {
  const entries = LANGUAGES.map(async (language) => {
    const file = `assets/i18n/${language}.json`;
    const text = await fs.readFile(path.join(siteDir, fileUrl(release, file)), 'utf8').catch(() => null);
    return text === null ? [] : [[language, JSON.parse(text) as Table]];
  });
  return Object.fromEntries((await Promise.all(entries)).flat()) as Partial<Record<Language, Table>>;
}
