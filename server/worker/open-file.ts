import { findFile } from './kept-files';
import { isImmutable, isServerDown } from './rules';

interface OpenedFile {
  readonly answer: Response;
  /** A copy of a file that came from the network and may be kept; `null` if there is nothing to keep. */
  readonly copy: Response | null;
}

/**
 * Answers the request for a file of a release or for a picture. A file that never changes comes from the kept files, or
 * from the network if it is not kept. A picture that may change comes from the network, or from the kept files if the
 * network or the server fails. docs/decisions/0040
 */
export async function openFile(request: Request): Promise<OpenedFile> {
  if (!isImmutable(new URL(request.url).pathname))
    return { answer: await openChangingPicture(request), copy: null };
  const kept = await tryToFind(request.url);
  if (kept) return { answer: kept, copy: null };
  const answer = await fetch(request);
  return { answer, copy: answer.clone() };
}

async function openChangingPicture(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer && !isServerDown(answer.status)) return answer;
  return (await tryToFind(request.url)) ?? answer ?? Response.error();
}

/** Gives the kept file. Gives `undefined` if the file is not kept, or if the browser cannot read its caches. */
function tryToFind(url: string): Promise<Response | undefined> {
  return findFile(url).catch(() => undefined);
}
