import { redirectOf } from '@demo-evm/shared/domain';
import { beginPage, dividePage } from './begin-page';
import { keepFiles, listReleaseFiles, makeRoom, removeUnneededFiles } from './kept-files';
import { confirmPage, dropPage, findPage, putPage, readKept, type KeptPage } from './kept-pages';
import { holdAnswer, takeHeldAnswer, wasReplaced } from './held-answers';
import { inTurn } from './in-turn';
import { isUpToDate, learn } from './live-site';
import { isPoorer, readPage, successorOf, type ReadPage } from './read-page';
import { isGone, isMoved, isServerDown, keyOf, NETWORK_LIMIT_MS } from './rules';
import { tellPages } from './tell-pages';
import { withHashes } from './with-hashes';

interface OpenedPage {
  readonly answer: Promise<Response>;
  /**
   * Resolves when the worker has updated the kept pages after the answer of the network, or when there is no answer.
   */
  readonly learned: Promise<void>;
}

interface Choice {
  /** What the browser gets. */
  readonly answer: Response;
  /** The kept page; `null` if there is none. */
  readonly kept: KeptPage | null;
  /** Resolves to `true` if the visitor gets the kept page. */
  readonly isKeptShown: Promise<boolean>;
}

/**
 * Answers a navigation. Gives the network's answer if it arrives within `NETWORK_LIMIT_MS`, and the kept page if the
 * network is slower. Also gives the kept page if the network or the server fails. A kept page that is not up to date is
 * given only after such a failure. While the network is asked, the browser prepares the kept page.
 * docs/decisions/0040, 0075
 *
 * @param fromNetwork the answer of the network; the request has been sent already
 */
export function openPage(url: URL, fromNetwork: Promise<Response>): OpenedPage {
  const key = keyOf(url);
  const chosen = choose(url, key, fromNetwork);
  const study = async () => {
    const answer = await fromNetwork;
    const { kept, isKeptShown: shown } = await chosen;
    const isKeptShown = await shown;
    const isSame = key !== null && kept !== null && isSamePage(answer, kept.answer);
    await inTurn(() => (isSame ? confirm(key, kept) : learnFrom(key, answer, isKeptShown)));
  };
  return { answer: chosen.then(({ answer }) => answer), learned: study().catch(makeRoom) };
}

/** Chooses what the browser gets. An answer of the network is given as a copy, because the worker reads it too. */
async function choose(url: URL, key: string | null, fromNetwork: Promise<Response>): Promise<Choice> {
  const held = takeHeldAnswer(url);
  if (held) return { answer: held, kept: null, isKeptShown: Promise.resolve(false) };
  // If the browser cannot read its caches, the network answers, as if nothing were kept.
  const kept = key === null ? null : await findPage(key).catch(() => null);
  if (!kept) return { answer: (await fromNetwork).clone(), kept, isKeptShown: Promise.resolve(false) };

  const canReplaceLate = await isUpToDate(kept).catch(() => false);
  const inTime = answerInTime(fromNetwork, canReplaceLate);
  const divided =
    canReplaceLate && canBegin(url, key) ? await dividePage(kept.answer).catch(() => null) : null;
  if (divided) {
    const isKeptShown = inTime.then((answer) => {
      if (!answer || isSamePage(answer, kept.answer)) return true;
      holdAnswer(url, answer.clone());
      return false;
    });
    return { answer: beginPage(divided, kept.answer, isKeptShown), kept, isKeptShown };
  }
  const answer = await inTime;
  return {
    answer: answer ? answer.clone() : kept.answer.clone(),
    kept,
    isKeptShown: Promise.resolve(answer === null),
  };
}

/**
 * True if the server may send the page with this key again for this address. Machines of this device have one key, but
 * each page names its own address. An address with a slash at the end has a page of its own, too.
 */
function canBegin(url: URL, key: string | null): boolean {
  return (redirectOf(url.pathname) ?? url.pathname) === key && !wasReplaced(url);
}

/** Gives the network's answer; `null` if the network or the server fails, or if the answer is late and may be late. */
async function answerInTime(fromNetwork: Promise<Response>, isLimited: boolean): Promise<Response | null> {
  const first = await Promise.race([fromNetwork.catch(() => null), ...(isLimited ? [late()] : [])]);
  return first && !isServerDown(first.status) ? first : null;
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, NETWORK_LIMIT_MS, null));
}

/** True if the server has sent the same page again. Without an ETag it is not certain. */
function isSamePage(answer: Response, kept: Response): boolean {
  const etag = kept.headers.get('etag');
  return answer.status === 200 && etag !== null && answer.headers.get('etag') === etag;
}

/** Learns that the server has sent a kept page again. The page may have been dropped or replaced since it was read. */
async function confirm(key: string, page: KeptPage): Promise<void> {
  await learn(page); // this may drop the page
  const kept = await findPage(key);
  if (kept && isSamePage(page.answer, kept.answer)) await confirmPage(key, kept);
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
