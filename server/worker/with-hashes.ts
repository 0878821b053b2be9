import { HASH_LIST_FILE } from '@demo-evm/shared/contract';
import { findFile, keepFiles } from './kept-files';
import { folderOfFile, type Hashes, type PageFile, type ReadPage } from './read-page';

declare const self: ServiceWorkerGlobalScope;

/**
 * Adds the hashes to files of a page's releases. Keeps the hash list of each of these releases, because a page that
 * shows another remote needs the list to load the release without a network. Leaves out the files of a release whose
 * hashes are neither in the page nor in a list that can be loaded. docs/decisions/0052
 */
export async function withHashes(page: ReadPage, urls: readonly string[]): Promise<PageFile[]> {
  const files = urls.map((url) => {
    const { pathname } = new URL(url, self.location.origin);
    const folder = folderOfFile(pathname);
    return { url, folder, name: pathname.slice(folder.length) };
  });
  const folders = [...new Set(files.map(({ folder }) => folder))];
  const hashes = new Map(
    await Promise.all(folders.map(async (folder) => [folder, await readHashes(page, folder)] as const)),
  );
  return files.flatMap(({ url, folder, name }) => {
    const known = hashes.get(folder);
    return known ? [{ url, integrity: known[name] ?? '' }] : [];
  });
}

/** Gives the hashes of a release; `null` if the page does not have them and the hash list cannot be loaded. */
async function readHashes(page: ReadPage, folder: string): Promise<Hashes | null> {
  const inPage = page.hashesOf(folder);
  const { [HASH_LIST_FILE]: listHash, ...others } = inPage;
  if (listHash === undefined) return inPage;
  const url = self.location.origin + folder + HASH_LIST_FILE;
  const isKept = await keepFiles([{ url, integrity: listHash }]);
  if (Object.keys(others).length > 0) return inPage;
  const list = isKept ? await findFile(url) : undefined;
  return list ? { ...inPage, ...((await list.json()) as Hashes) } : null;
}
