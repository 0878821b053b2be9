import type { SendOutcome, Vote } from '@demo-evm/shared/domain';
import type { VoteStore, WaitingVote } from './vote-store';

type Send = (vote: Vote) => Promise<SendOutcome>;

interface Left {
  /** What waits for another try. */
  readonly votes: readonly WaitingVote[];
  /** How many were taken out. */
  readonly settled: number;
}

/** A server knows the ids of votes for 30 days; one that may have arrived is not sent after that. */
const KNOWN_MS = 29 * 24 * 3_600_000;

/**
 * For a server that counts an id once: each vote is sent until the server says that it has it, or never
 * will. It is taken out after that, so a page that dies in between sends it again, which is safe.
 */
export async function sendExactlyOnce(store: VoteStore, send: Send): Promise<Left> {
  const votes = await store.all();
  const left: WaitingVote[] = [];
  let isReachable = true;
  for (const vote of votes) {
    const outcome: SendOutcome = isReachable ? await sendKnown(store, send, vote) : 'unreachable';
    isReachable = outcome !== 'unreachable';
    if (outcome === 'counted' || outcome === 'refused') await store.take(vote.rid);
    else left.push(vote);
  }
  return { votes: left, settled: votes.length - left.length };
}

async function sendKnown(store: VoteStore, send: Send, vote: WaitingVote): Promise<SendOutcome> {
  if (vote.sentAt !== null && Date.now() - vote.sentAt > KNOWN_MS) return 'refused';
  if (vote.sentAt === null) await store.put({ ...vote, sentAt: Date.now() });
  return logged(vote, await send(vote));
}

/**
 * For a server that counts whatever arrives: a vote is taken out before it is sent, so that nobody can send
 * it again, even when its answer never comes. Only while the browser is offline does it wait.
 */
export async function sendAtMostOnce(store: VoteStore, send: Send): Promise<Left> {
  const votes = await store.all();
  let settled = 0;
  for (const vote of votes) {
    if (!navigator.onLine) break;
    settled += 1;
    if (await store.take(vote.rid)) logged(vote, await send(vote));
  }
  return { votes: votes.slice(settled), settled };
}

/** SPEC 8: failures are only logged. */
function logged({ target }: Vote, outcome: SendOutcome): SendOutcome {
  if (outcome !== 'counted') console.error('A vote was not acknowledged.', outcome, target);
  return outcome;
}
