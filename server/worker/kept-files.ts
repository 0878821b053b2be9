import { inTurn } from './in-turn';
import { dropOldest, neededFiles } from './kept-pages';
import { folderOfFile, type PageFile } from './read-page';
import { isImmutable, isReleaseFile, MAX_PICTURE_BYTES } from './rules';

const FILES = 'demo-evm-files-1';

const openFiles = () => caches.open(FILES);

/** Gives the kept file of exactly this URL. */
export async function findFile(url: string): Promise<Response | undefined> {
  return (await openFiles()).match(url, { ignoreVary: true });
}

/**
 * Keeps files. A file that the browser has just loaded comes from the browser's own cache, so it costs the visitor
 * nothing. The browser refuses a file that does not have the expected hash.
 *
 * @returns `true` if all the files are kept now. Rejects when the browser has no room.
 */
export async function keepFiles(wanted: readonly PageFile[]): Promise<boolean> {
  const kept = await Promise.all(wanted.map(keepFile));
  return kept.every(Boolean);
}

async function keepFile({ url, integrity }: PageFile): Promise<boolean> {
  try {
    const files = await openFiles();
    if (await files.match(url, { ignoreVary: true })) return true;
    const answer = await fetch(url, { cache: 'force-cache', credentials: 'same-origin', integrity });
    if (answer.status !== 200) return false;
    await files.put(url, answer);
    return true;
  } catch (error) {
    if (isFull(error)) throw error;
    return false; // for example, there is no network, or the file has the wrong hash
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError';
}

/**
 * If the error says that the browser has no room, removes the page that the server confirmed longest ago, and all files
 * that no other page needs. Never rejects, even if the removal fails. Call `makeRoom` only after the failed task of
 * `inTurn` has ended, because the removal waits for its own turn.
 */
export async function makeRoom(error: unknown): Promise<void> {
  if (!isFull(error)) return;
  const removeOldest = async () => {
    await dropOldest();
    await removeUnneededFiles();
  };
  await inTurn(removeOldest).catch(() => undefined);
}

/**
 * Keeps a picture of a machine, unless the picture is very large. A later call replaces a kept picture that may have
 * changed, so that a visitor without a network sees the newest picture. Rejects when the browser has no room.
 *
 * @returns `true` if the picture is kept now
 */
export async function keepPicture(url: string): Promise<boolean> {
  try {
    if (isImmutable(new URL(url).pathname) && (await findFile(url))) return true;
    const answer = await fetch(url, { cache: 'force-cache', credentials: 'same-origin' });
    const isPicture = answer.status === 200 && answer.headers.get('content-type')?.startsWith('image/');
    if (!isPicture || (await answer.clone().blob()).size > MAX_PICTURE_BYTES) return false;
    await (await openFiles()).put(url, answer);
    return true;
  } catch (error) {
    if (isFull(error)) throw error;
    return false;
  }
}

/** Keeps a file that a page has loaded from the network, if the file belongs to a release of a kept page. */
export async function keepLateFile(url: string, answer: Response): Promise<void> {
  const { pathname } = new URL(url);
  if (answer.status !== 200 || !isReleaseFile(pathname)) return;
  const { folders } = await neededFiles();
  if (folders.has(folderOfFile(pathname))) await (await openFiles()).put(url, answer);
}

/** Lists the paths of all kept files that belong to a release. */
export async function listReleaseFiles(): Promise<readonly string[]> {
  const paths = (await (await openFiles()).keys()).map(({ url }) => new URL(url).pathname);
  return paths.filter(isReleaseFile);
}

/** Removes every file that no kept page needs. */
export async function removeUnneededFiles(): Promise<void> {
  const { folders, pictures } = await neededFiles();
  const files = await openFiles();
  for (const request of await files.keys()) {
    const { pathname } = new URL(request.url);
    if (!folders.has(folderOfFile(pathname)) && !pictures.has(request.url)) await files.delete(request);
  }
}
