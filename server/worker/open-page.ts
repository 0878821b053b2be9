import { keepFiles, listReleaseFiles, makeRoom, removeUnneededFiles } from './kept-files';
import { dropPage, findPage, putPage, readKept, type KeptPage } from './kept-pages';
import { inTurn } from './in-turn';
import { isUpToDate, learn } from './live-site';
import { isPoorer, readPage, successorOf, type ReadPage } from './read-page';
import { isGone, isMoved, isServerDown, NETWORK_LIMIT_MS } from './rules';
import { tellPages } from './tell-pages';
import { withHashes } from './with-hashes';

interface OpenedPage {
  readonly answer: Promise<Response>;
  /**
   * Resolves when the worker has updated the kept pages after the answer of the network, or when there is no answer.
   */
  readonly learned: Promise<void>;
}

/**
 * Answers a navigation. Gives the network's answer if it arrives within `NETWORK_LIMIT_MS`, and the kept page if the
 * network is slower. Also gives the kept page if the network or the server fails. A kept page that is not up to date is
 * given only after such a failure. docs/decisions/0040
 *
 * @param key the key of the kept page; `null` if the page is never kept
 * @param fromNetwork the answer of the network; the request has been sent already
 */
export function openPage(key: string | null, fromNetwork: Promise<Response>): OpenedPage {
  let isKeptShown = false;
  // The copy is made before the browser reads the answer, because an answer can be read only once.
  const arriving = fromNetwork.then((answer) => ({ answer, copy: answer.clone() }));

  const choose = async () => {
    // If the browser cannot read its caches, the network answers, as if nothing were kept.
    const kept = key === null ? null : await findPage(key).catch(() => null);
    if (!kept) return (await arriving).answer;
    const canReplaceLate = await isUpToDate(kept).catch(() => false);
    const first = await Promise.race([arriving.catch(() => null), ...(canReplaceLate ? [late()] : [])]);
    if (first && !isServerDown(first.answer.status)) return first.answer;
    isKeptShown = true;
    return kept.answer;
  };
  const answer = choose();
  const study = async () => {
    const { copy } = await arriving;
    await answer;
    await inTurn(() => learnFrom(key, copy, isKeptShown));
  };
  return { answer, learned: study().catch(makeRoom) };
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_LIMIT_MS, null));
}

/**
 * Updates the kept pages after an answer of the network. If the visitor sees the kept page and the answer is a newer
 * page, the newer page replaces the kept page, and open pages get a message. If the visitor sees the page of the
 * answer, this page asks later to be kept (keep-page.ts).
 */
async function learnFrom(key: string | null, answer: Response, isKeptShown: boolean): Promise<void> {
  if (key !== null && (isGone(answer.status) || isMoved(answer))) {
    await dropPage(key);
    if (isKeptShown) await tellPages(key, '');
    return removeUnneededFiles();
  }
  const page = answer.status === 200 ? readPage(await answer.text()) : null;
  if (!page) return;
  const kept = key === null ? null : await findPage(key);
  const old = kept && (await readKept(kept));
  await learn(page); // this may drop the kept page
  if (key === null || !kept || !old || page.isPrivate) return;
  if (old.blocks === page.blocks) await putConfirmed(key, { kept, page, answer });
  else if (isKeptShown && !isPoorer(page, old)) await replace(key, { kept, page, answer });
}

interface NewerPage {
  readonly kept: KeptPage;
  readonly page: ReadPage;
  readonly answer: Response;
}

/** Keeps the page of an answer that has just arrived, with the pictures of the page that was kept before. */
function putConfirmed(key: string, { kept, page, answer }: NewerPage): Promise<void> {
  return putPage(key, page, answer, { pictures: kept.pictures, confirmedAt: Date.now() });
}

async function replace(key: string, newer: NewerPage): Promise<void> {
  const { page } = newer;
  if (!(await keepFiles(page.firstFiles))) return; // the kept page stays for a visit without a network
  await putConfirmed(key, newer);
  const successors = (await listReleaseFiles()).flatMap((path) => successorOf(path, page) ?? []);
  await keepFiles(await withHashes(page, successors));
  await removeUnneededFiles();
  await tellPages(key, page.blocks);
}
