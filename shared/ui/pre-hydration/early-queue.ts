import { createVoteSender } from '@demo-evm/shared/api';
import { EARLY_ANSWERS_ID, readPageData } from '@demo-evm/shared/contract';
import type { Vote, VoteTarget } from '@demo-evm/shared/domain';
import { countWaiting, createVoteLog, createVoteQueue, type VoteQueue } from '@demo-evm/shared/votes';
import type { DrawnVote } from '../ballot-unit/early-vote';

/**
 * Opens the queue of votes with the configuration of this page. The App continues to use the queue.
 * @param onSend Called each time the request of a vote has left, with the vote's id.
 */
export function openQueue(onSend: (rid: string) => void): VoteQueue {
  const { bases, voteIds } = readPageData(document).config;
  const sendVote = createVoteSender(bases, voteIds);
  const send = (vote: Vote) => {
    const outcome = sendVote(vote);
    onSend(vote.rid);
    return outcome;
  };
  return createVoteQueue({ voteLog: createVoteLog(), send, voteIds });
}

/**
 * Calls `work` when the configuration of this page has arrived, usually at once. An older site host puts it behind the
 * script that sends votes, so on a slow network it arrives a moment later. The block that is looked for comes behind it.
 */
export function afterPageData(work: () => void): void {
  const hasArrived = document.readyState !== 'loading' || document.getElementById(EARLY_ANSWERS_ID) !== null;
  if (hasArrived) work();
  else setTimeout(afterPageData, 50, work);
}

/** @returns The sentence about votes that wait, or an empty text when no vote for the machine of this page waits. */
export function waitingLine(queue: VoteQueue, { targets: [own], sentences }: DrawnVote): string {
  const isOwn = (target: VoteTarget) => own !== undefined && isSameMachine(target, own);
  return countWaiting(queue.getState(), isOwn) > 0 ? sentences.waiting : '';
}

/**
 * Says whether both votes are for the same machine. The Bihar machine has a target for each of its options.
 */
function isSameMachine(one: VoteTarget, other: VoteTarget): boolean {
  return one.kind === 'machine' ? other.kind === one.kind && other.id === one.id : other.kind === one.kind;
}
