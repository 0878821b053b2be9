import type { SendOutcome, Vote, VoteTarget } from '@demo-evm/shared/domain';
import { settleRefused, type Settling } from './settle-refused';
import type { WaitingVote } from './waiting-vote';

export interface Sending extends Settling {
  readonly send: (vote: Vote) => Promise<SendOutcome>;
}

/** The votes that need another attempt, or `null` if the log cannot be read now. */
export type UnsettledVotes = readonly WaitingVote[] | null;

/** A vote that was first sent longer ago than this is not sent again: a server forgets vote ids after 30 days. */
const MAX_RESEND_AGE_MS = 29 * 24 * 3_600_000;

/**
 * Sends the votes of the log to a server that counts each id once. A vote stays in the log until it is counted or
 * refused. If the page is closed before that, the vote is sent again later, which is safe. Votes for a counter that
 * cannot be reached do not delay votes for another kind of counter. A vote with `after` waits while the vote that
 * `after` names is in the log. If that earlier vote is refused, the vote with `after` is refused too.
 */
export async function sendExactlyOnce({ voteLog, send, onSettled }: Sending): Promise<UnsettledVotes> {
  const votes = await voteLog.all();
  const left: WaitingVote[] = [];
  const unreachable = new Set<VoteTarget['kind']>();
  const refused = new Set<string>();
  for (const vote of votes ?? []) {
    if (vote.after !== undefined && refused.has(vote.after)) continue;
    const isHeld = left.some(({ rid }) => rid === vote.after);
    const isTried = !isHeld && !unreachable.has(vote.target.kind);
    const outcome = isTried ? logUnlessCounted(vote, await sendMarked(voteLog, send, vote)) : 'unreachable';
    if (outcome === 'unreachable' && !isHeld) unreachable.add(vote.target.kind);
    if (outcome === 'refused') {
      refused.add(vote.rid);
      await settleRefused(vote, votes ?? [], { voteLog, onSettled });
    } else if (outcome === 'counted') {
      await voteLog.take(vote.rid);
      onSettled(vote, outcome);
    } else left.push(vote);
  }
  return votes && left;
}

/** Stores the time of the first attempt, then sends the vote. A vote that is too old is refused without being sent. */
async function sendMarked(
  voteLog: Sending['voteLog'],
  send: Sending['send'],
  vote: WaitingVote,
): Promise<SendOutcome> {
  if (vote.sentAt !== null && Date.now() - vote.sentAt > MAX_RESEND_AGE_MS) return 'refused';
  if (vote.sentAt === null) await voteLog.put({ ...vote, sentAt: Date.now() });
  return send(vote);
}

/**
 * Sends the votes of the log to a server that counts every request. A vote is removed from the log before it is sent,
 * so that it is not sent again when no answer comes. Votes wait while the browser is offline. A vote that
 * `sendExactlyOnce` has sent earlier is dropped, because the server may have counted it.
 */
export async function sendAtMostOnce({ voteLog, send, onSettled }: Sending): Promise<UnsettledVotes> {
  const votes = await voteLog.all();
  if (!votes) return null;
  const left = [...votes];
  const refused = new Set<string>();
  for (const vote of votes) {
    if (!navigator.onLine) break;
    left.shift();
    if (vote.after !== undefined && refused.has(vote.after)) continue;
    const isMine = await voteLog.take(vote.rid);
    const outcome = isMine && vote.sentAt === null ? logUnlessCounted(vote, await send(vote)) : 'uncertain';
    if (outcome === 'refused') {
      refused.add(vote.rid);
      await settleRefused(vote, votes, { voteLog, onSettled });
    } else onSettled(vote, outcome === 'counted' ? 'counted' : 'unknown');
  }
  return left.filter(({ after }) => after === undefined || !refused.has(after));
}

/** Writes every outcome except `counted` to the console. @returns The outcome. Spec 8: Logged failures. */
function logUnlessCounted({ target }: Vote, outcome: SendOutcome): SendOutcome {
  const counter = Object.values(target).join(' '); // such as "machine demo"
  if (outcome !== 'counted') console.error(`A vote for ${counter} was not acknowledged: ${outcome}.`);
  return outcome;
}
