/** Facts about a kept page. They are stored in a header of the page (`NOTE_HEADER`). */
export interface PageNote {
  /** When the server last confirmed the page, in milliseconds since 1970, by the clock of this device. */
  readonly confirmedAt: number;
  readonly folders: readonly string[];
  readonly allFolders: readonly string[];
  readonly canaries: readonly string[];
  /** The URLs of the pictures that belong to the page. */
  readonly pictures: readonly string[];
}

/** The note of a kept page, with the key of the page. */
export type KeyedNote = readonly [key: string, note: PageNote];

const NOTE_HEADER = 'x-kept-page';
/** Headers that are not kept, because they describe the bytes on the network and not the kept text. */
const NETWORK_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/** Opens the cache of the kept pages. Rejects if the browser does not allow caches, or cannot read this cache. */
export function openPages(): Promise<Cache> {
  return caches.open('demo-evm-pages-1');
}

/**
 * Makes the headers of a kept page from the headers of the network's answer, and adds the note as a header. The kept page
 * has an opener policy, with which the browser shows the page in a process without the worker. docs/decisions/0074
 */
export function withNote(headers: Headers, note: PageNote): Headers {
  const kept = new Headers(headers);
  for (const name of NETWORK_HEADERS) kept.delete(name);
  kept.set('cross-origin-opener-policy', 'same-origin');
  kept.set(NOTE_HEADER, JSON.stringify(note));
  return kept;
}

/** Gives the note of an entry of the cache; `null` if the entry has no note, or a damaged note. */
export function noteOf({ headers }: Response): PageNote | null {
  try {
    return JSON.parse(headers.get(NOTE_HEADER) ?? 'null') as PageNote | null;
  } catch {
    return null;
  }
}

/** Lists the notes of all kept pages. The page that the server confirmed last is the first. */
export async function listNotes(): Promise<readonly KeyedNote[]> {
  const pages = await openPages();
  const found = (await pages.keys()).map(async (request): Promise<KeyedNote | null> => {
    const answer = await pages.match(request, { ignoreVary: true });
    const note = answer && noteOf(answer);
    return note ? [new URL(request.url).pathname, note] : null;
  });
  const notes = (await Promise.all(found)).filter((keyed) => keyed !== null);
  return notes.sort(([, one], [, other]) => other.confirmedAt - one.confirmedAt);
}
