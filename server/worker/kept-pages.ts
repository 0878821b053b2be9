import { listNotes, noteOf, openPages, withNote, type PageNote } from './page-notes';
import { readPage, type ReadPage } from './read-page';
import { isYoung, MAX_PAGES } from './rules';

export interface KeptPage extends PageNote {
  readonly answer: Response;
}

/** Gives the kept page of a key; `null` if there is none, or if it is too old. */
export async function findPage(key: string): Promise<KeptPage | null> {
  const answer = await (await openPages()).match(key, { ignoreVary: true });
  const note = answer && noteOf(answer);
  return answer && note && isYoung(note.confirmedAt, Date.now()) ? { ...note, answer } : null;
}

/** Reads the HTML of a kept page. */
export async function readKept({ answer }: KeptPage): Promise<ReadPage | null> {
  return readPage(await answer.clone().text());
}

/**
 * Keeps the HTML of a page and its note as one entry of the cache. Removes the oldest page if there are more than
 * `MAX_PAGES`. Rejects when the browser has no room.
 */
export async function putPage(
  key: string,
  page: ReadPage,
  { headers }: Pick<Response, 'headers'>,
  { confirmedAt, pictures }: Pick<PageNote, 'confirmedAt' | 'pictures'>,
): Promise<void> {
  const { folders, allFolders, canaries } = page;
  const note = { confirmedAt, folders, allFolders, canaries, pictures };
  const pages = await openPages();
  await pages.put(key, new Response(page.html, { headers: withNote(headers, note) }));
  for (const [old] of (await listNotes()).slice(MAX_PAGES)) await pages.delete(old);
}

/** Notes that the server has confirmed a kept page now. */
export async function confirmPage(key: string, { answer, ...note }: KeptPage): Promise<void> {
  const headers = withNote(answer.headers, { ...note, confirmedAt: Date.now() });
  await (await openPages()).put(key, new Response(await answer.text(), { headers }));
}

export async function dropPage(key: string): Promise<void> {
  await (await openPages()).delete(key);
}

/** Drops the page that was confirmed longest ago, because the browser has no room. */
export async function dropOldest(): Promise<void> {
  const oldest = [...(await listNotes())].pop();
  if (oldest) await dropPage(oldest[0]);
}

/** Drops pages that are too old. Gives the folders of releases and the pictures that the other pages need. */
export async function neededFiles(): Promise<{ folders: Set<string>; pictures: Set<string> }> {
  const notes = await listNotes();
  for (const [key, { confirmedAt }] of notes) if (!isYoung(confirmedAt, Date.now())) await dropPage(key);
  const young = notes.filter(([, { confirmedAt }]) => isYoung(confirmedAt, Date.now()));
  return {
    folders: new Set(young.flatMap(([, { allFolders }]) => [...allFolders])),
    pictures: new Set(young.flatMap(([, { pictures }]) => [...pictures])),
  };
}
