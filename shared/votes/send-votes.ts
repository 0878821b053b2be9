import type { SendOutcome, Vote, VoteFate, VoteTarget } from '@demo-evm/shared/domain';
import type { VoteStore, WaitingVote } from './vote-store';

export interface Sending {
  readonly store: VoteStore;
  readonly send: (vote: Vote) => Promise<SendOutcome>;
  /** Called for each vote that is taken out, when it is, with what is known of it. */
  readonly onSettled: (vote: Vote, fate: VoteFate) => void;
}

/** What waits for another try; `null`: that cannot be read now. */
export type Left = readonly WaitingVote[] | null;

/** A server knows the ids of votes for 30 days; one that was sent is not sent again after that. */
const KNOWN_MS = 29 * 24 * 3_600_000;

/**
 * For a server that counts an id once: each vote is sent until the server says that it has it, or never
 * will. It is taken out after that, so a page that dies in between sends it again, which is safe.
 * A counter that cannot be reached keeps no vote of another one waiting, but a vote that belongs to one that waits
 * waits with it, and one whose vote was refused goes with it.
 */
export async function sendExactlyOnce({ store, send, onSettled }: Sending): Promise<Left> {
  const votes = await store.all();
  const left: WaitingVote[] = [];
  const unreachable = new Set<VoteTarget['kind']>();
  const refused = new Set<string>();
  for (const vote of votes ?? []) {
    if (vote.after !== undefined && refused.has(vote.after)) continue;
    const isHeld = left.some(({ rid }) => rid === vote.after);
    const isTried = !isHeld && !unreachable.has(vote.target.kind);
    const outcome = isTried ? logged(vote, await sendKnown(store, send, vote)) : 'unreachable';
    if (outcome === 'unreachable' && !isHeld) unreachable.add(vote.target.kind);
    if (outcome === 'refused') {
      refused.add(vote.rid);
      await takeWithIts(vote, votes ?? [], { store, onSettled });
    } else if (outcome === 'counted') {
      await store.take(vote.rid);
      onSettled(vote, outcome);
    } else left.push(vote);
  }
  return votes && left;
}

/** Takes out a refused vote. Those that belong to it go first: a page that dies in between must not leave them. */
async function takeWithIts(
  refused: Vote,
  votes: readonly Vote[],
  { store, onSettled }: Pick<Sending, 'store' | 'onSettled'>,
): Promise<void> {
  for (const vote of [...votes.filter(({ after }) => after === refused.rid), refused]) {
    await store.take(vote.rid);
    onSettled(vote, 'refused');
  }
}

async function sendKnown(store: VoteStore, send: Sending['send'], vote: WaitingVote): Promise<SendOutcome> {
  if (vote.sentAt !== null && Date.now() - vote.sentAt > KNOWN_MS) return 'refused';
  if (vote.sentAt === null) await store.put({ ...vote, sentAt: Date.now() });
  return send(vote);
}

/**
 * For a server that counts whatever arrives: a vote is taken out before it is sent, so that nobody can send
 * it again, even when its answer never comes. Only while the browser is offline does it wait. One that was
 * sent before, when the server still knew ids, may have arrived: it is dropped.
 */
export async function sendAtMostOnce({ store, send, onSettled }: Sending): Promise<Left> {
  const votes = await store.all();
  if (!votes) return null;
  const left = [...votes];
  const refused = new Set<string>();
  for (const vote of votes) {
    if (!navigator.onLine) break;
    left.shift();
    if (vote.after !== undefined && refused.has(vote.after)) continue;
    const isMine = await store.take(vote.rid);
    const outcome = isMine && vote.sentAt === null ? logged(vote, await send(vote)) : 'uncertain';
    if (outcome === 'refused') {
      refused.add(vote.rid);
      await takeWithIts(vote, votes, { store, onSettled });
    } else onSettled(vote, outcome === 'counted' ? 'counted' : 'unknown');
  }
  return left;
}

/** Spec 8: Logged failures. */
function logged({ target }: Vote, outcome: SendOutcome): SendOutcome {
  const asked = Object.values(target).join(' '); // such as "machine demo"
  if (outcome !== 'counted') console.error(`A vote for ${asked} was not acknowledged: ${outcome}.`);
  return outcome;
}
