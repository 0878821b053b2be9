import type { MessageFromWorker, MessageToWorker } from '@demo-evm/shared/contract';
import { keepFiles, keepPicture, removeUnneededFiles } from './kept-files';
import { dropPage, findPage, putPage, readKept, type KeptPage } from './kept-pages';
import { learn } from './live-site';
import { folderOfFile, isPoorer, readPage, type ReadPage } from './read-page';
import { isGone, isMoved, isReleaseFile, MAX_PICTURES_PER_PAGE } from './rules';
import { withHashes } from './with-hashes';

type Wish = Extract<MessageToWorker, { kind: 'keep' }>;

declare const self: ServiceWorkerGlobalScope;

/** The initiator types of pictures: `img` for an element, `css` for a style. */
const PICTURE_INITIATORS: ReadonlySet<string> = new Set(['img', 'css']);

/**
 * Keeps an open page, with the files that it has loaded. The page is kept only after all files that it loads before it
 * runs, so no kept page lacks these files. A page without its machine does not replace a page with its machine, and a
 * private page (`isPrivate`) replaces nothing.
 *
 * @param tell sends a message to the page that asked to be kept
 */
export async function keepPage(
  key: string,
  wish: Wish,
  tell: (message: MessageFromWorker) => void,
): Promise<void> {
  const kept = await findPage(key);
  const old = kept && (await readKept(kept));
  if (kept && old && (wish.blocks === null || wish.blocks === old.blocks))
    return keepMore(key, kept, old, wish);
  // The kept page is newer than the page that asks: the kept page arrived after the asking page was opened.
  if (kept && old && kept.confirmedAt > wish.openedAt) return tell({ kind: 'newer', blocks: old.blocks });

  const { answer, page, confirmedAt } = await loadPage(wish);
  if (isMoved(answer) || isGone(answer.status)) return dropPage(key);
  if (!page) return;
  if (page.isPrivate || (old && isPoorer(page, old))) return learn(page);
  if (!(await keepFiles(page.firstFiles))) return;
  await learn(page);
  await keepFiles(await withHashes(page, filesOf(page, wish)));
  const pictures = await keepPictures(wish);
  await putPage(key, page, answer, { pictures, confirmedAt });
  await removeUnneededFiles();
}

interface LoadedPage {
  readonly answer: Response;
  /** The page of the answer; `null` if the answer is not a page of this site. */
  readonly page: ReadPage | null;
  /** When the server sent or confirmed the answer, in milliseconds since 1970, by the clock of this device. */
  readonly confirmedAt: number;
}

/**
 * Loads the page that asks to be kept. The browser's own cache may have a page of any age at this path, for example a
 * page of a release that was rolled back. So the cached page is used only if it is equal to the open document.
 * Otherwise asks the server, which answers 304 if the browser has the newest page.
 */
async function loadPage({ path, blocks, openedAt }: Wish): Promise<LoadedPage> {
  if (blocks !== null) {
    const cached = await requestPage(path, 'force-cache');
    if (cached.page?.blocks === blocks) return { ...cached, confirmedAt: openedAt };
  }
  return requestPage(path, 'no-cache');
}

async function requestPage(path: string, cache: RequestCache): Promise<LoadedPage> {
  const answer = await fetch(path, { cache, credentials: 'same-origin' });
  const page = answer.status === 200 ? readPage(await answer.text()) : null;
  return { answer, page, confirmedAt: Date.now() };
}

/**
 * Adds files and pictures to a page that is already kept. Does not change the time at which the server confirmed the
 * page.
 */
async function keepMore(key: string, kept: KeptPage, page: ReadPage, wish: Wish): Promise<void> {
  await keepFiles(await withHashes(page, filesOf(page, wish)));
  const loaded = await keepPictures(wish);
  if (loaded.every((url) => kept.pictures.includes(url))) return;
  const pictures = [...new Set([...loaded, ...kept.pictures])].slice(0, MAX_PICTURES_PER_PAGE);
  await putPage(key, page, kept.answer, { pictures, confirmedAt: kept.confirmedAt });
}

/** Gives the URLs of the files that the page has loaded and that belong to the page's releases. */
function filesOf(page: ReadPage, { loaded }: Wish): string[] {
  const urls = loaded.map(([url]) => url);
  return urls.filter((url) => {
    const { origin, pathname } = new URL(url);
    return origin === self.location.origin && page.allFolders.includes(folderOfFile(pathname));
  });
}

/** Keeps the pictures of this site that the page has loaded. Gives the URLs of those that are kept. */
async function keepPictures({ loaded }: Wish): Promise<string[]> {
  const urls = loaded.flatMap(([url, initiator]) => {
    const { origin, pathname } = new URL(url);
    const isOurs = origin === self.location.origin && !isReleaseFile(pathname);
    return isOurs && PICTURE_INITIATORS.has(initiator) ? [url] : [];
  });
  const some = [...new Set(urls)].slice(0, MAX_PICTURES_PER_PAGE);
  const kept = await Promise.all(some.map(keepPicture));
  return some.filter((_, index) => kept[index]);
}
