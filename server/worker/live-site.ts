import { dropPage } from './kept-pages';
import { listNotes, openPages, type PageNote } from './page-notes';
import type { ReadPage } from './read-page';

/** The server's releases and the visitor's choice of a language. They decide which kept pages are up to date. */
interface LiveSite {
  /** The folders of the releases in the newest page from the server. The list is empty before the first page. */
  readonly folders: readonly string[];
  /**
   * When the visitor last chose a language, in milliseconds since 1970. Pages that were kept earlier may be in another
   * language.
   */
  readonly languageAt: number;
}

/** The key of the `LiveSite` in the cache of the kept pages. The entry has no note, so it is not a page. */
const LIVE_SITE_KEY = '/kept-pages/known';

/**
 * True if the kept page may be shown when the network is slow. It may not be shown if the server now shows
 * other releases, or if the visitor has chosen another language since the page was confirmed. Such a page is
 * shown only when the network or the server fails.
 */
export async function isUpToDate(page: PageNote): Promise<boolean> {
  const { folders, languageAt } = await readLiveSite();
  return page.confirmedAt > languageAt && (folders.length === 0 || isSame(folders, page.folders));
}

/**
 * Remembers which releases the server shows now, and drops the pages with a canary that is not among these releases.
 */
export async function learn({ folders }: Pick<ReadPage, 'folders'>): Promise<void> {
  const known = await readLiveSite();
  if (isSame(known.folders, folders)) return;
  await writeLiveSite({ ...known, folders });
  for (const [key, { canaries }] of await listNotes()) {
    if (canaries.some((folder) => !folders.includes(folder))) await dropPage(key);
  }
}

/** Remembers that the visitor has chosen a language now, and drops the page on which the visitor chose the language. */
export async function changeLanguage(key: string | null): Promise<void> {
  await writeLiveSite({ ...(await readLiveSite()), languageAt: Date.now() });
  if (key !== null) await dropPage(key);
}

async function readLiveSite(): Promise<LiveSite> {
  const answer = await (await openPages()).match(LIVE_SITE_KEY);
  if (!answer) return { folders: [], languageAt: 0 };
  try {
    return (await answer.json()) as LiveSite;
  } catch {
    return { folders: [], languageAt: Date.now() }; // the entry is damaged, so no page that is kept now is up to date
  }
}

async function writeLiveSite(site: LiveSite): Promise<void> {
  await (await openPages()).put(LIVE_SITE_KEY, new Response(JSON.stringify(site)));
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join() === others.join();
}
