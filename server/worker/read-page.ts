import {
  EARLY_ANSWERS_ID,
  joinBlocks,
  PAGE_DATA_ID,
  type PageData,
  type RemoteRelease,
} from '@demo-evm/shared/contract';

/** The hashes of files of one release, as in `RemoteRelease`. */
export type Hashes = Readonly<Record<string, string>>;

/** A file of a release. `integrity` is the hash of the file, or an empty text if the page does not have the hash. */
export interface PageFile {
  readonly url: string;
  readonly integrity: string;
}

/** The facts that the worker reads from the HTML of a page. */
export interface ReadPage {
  readonly html: string;
  /** The page's data and its early answers, as one text. The worker compares pages by this text. */
  readonly blocks: string;
  /** The folders of the releases that the page shows, in a fixed order. */
  readonly folders: readonly string[];
  /** The folders of all releases that the page names, including those that replace a failed canary. */
  readonly allFolders: readonly string[];
  /** The folders of canaries. */
  readonly canaries: readonly string[];
  /** The files that the page loads before it runs. */
  readonly firstFiles: readonly PageFile[];
  /** Gives the hashes that the page has for the release in a folder, by the file's path inside the folder. */
  readonly hashesOf: (folder: string) => Hashes;
  /** True if the app must request something that is not in the page, such as its machine. */
  readonly isIncomplete: boolean;
  /**
   * True if the site host forbids search engines to list the page. The site host does so for pages of
   * mfe-admin, for missing machines, and for the skeleton that it sends when it must not draw a page.
   * docs/decisions/0056
   */
  readonly isPrivate: boolean;
}

const TAG_WITH_HASH = /<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+)" integrity="([^"]*)"/g;
const NOT_FOR_SEARCH = '<meta name="robots" content="noindex">';

/**
 * Reads a page of the site host. Gives `null` for any other content, such as an error page or the login page of a
 * hotspot. Also gives `null` for a page that does not use the worker, such as the preview of a release: its releases are
 * not those of the site.
 */
export function readPage(html: string): ReadPage | null {
  const data = blockOf(html, PAGE_DATA_ID);
  if (data === null) return null;
  const { shell, remotes, early, isWorkerOff } = JSON.parse(data) as PageData;
  if (isWorkerOff) return null;
  const releases = remotes.map((remote) => ({ folder: folderOf(remote), ...remote }));
  const fallbacks = remotes.flatMap(({ fallback }) => fallback ?? []);
  const hashes = new Map<string, Hashes>([
    [shell.folder, shell.integrity],
    ...[...remotes, ...fallbacks].map((remote) => [folderOf(remote), remote.integrity ?? {}] as const),
  ]);
  return {
    html,
    blocks: joinBlocks(data, blockOf(html, EARLY_ANSWERS_ID) ?? ''),
    folders: [shell.folder, ...releases.map(({ folder }) => folder)].sort(),
    allFolders: [...hashes.keys()],
    canaries: [
      ...(shell.isCanary ? [shell.folder] : []),
      ...releases.filter(({ fallback }) => fallback).map(({ folder }) => folder),
    ],
    firstFiles: tagsOf(html),
    hashesOf: (folder) => hashes.get(folder) ?? {},
    isIncomplete: (early?.calls.length ?? 0) > 0,
    isPrivate: html.includes(NOT_FOR_SEARCH),
  };
}

/**
 * True if the new page lacks a machine that the kept page has, because the server did not find the machine in
 * time.
 */
export function isPoorer(
  page: Pick<ReadPage, 'isIncomplete'>,
  kept: Pick<ReadPage, 'isIncomplete'>,
): boolean {
  return page.isIncomplete && !kept.isIncomplete;
}

/** Gives the folder of the release of a file: `/mfe-voting/1.0.0-a/` for `/mfe-voting/1.0.0-a/assets/x.mp3`. */
export function folderOfFile(pathname: string): string {
  return pathname.split('/').slice(0, 3).join('/') + '/';
}

/**
 * Gives the path that a file has in the page's release of the same module. Gives `null` if the file already belongs to
 * this release, or if the page has no release of the module.
 */
export function successorOf(pathname: string, { folders }: Pick<ReadPage, 'folders'>): string | null {
  const old = folderOfFile(pathname);
  const module = old.slice(0, old.indexOf('/', 1) + 1);
  const folder = folders.find((one) => one.startsWith(module));
  return folder === undefined || folder === old ? null : folder + pathname.slice(old.length);
}

function folderOf({ entry }: RemoteRelease): string {
  return folderOfFile(entry);
}

function tagsOf(html: string): PageFile[] {
  const files: PageFile[] = [];
  html.replace(TAG_WITH_HASH, (tag, url: string, integrity: string) => {
    files.push({ url, integrity });
    return tag;
  });
  return files;
}

/** Gives the text of a JSON block. The site host escapes every `<` in it. */
function blockOf(html: string, id: string): string | null {
  return new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1] ?? null;
}
