import type { Vote, VoteFate } from '@demo-evm/shared/domain';
import type { VoteLog } from './vote-log';

export interface Settling {
  readonly voteLog: VoteLog;
  /** Called with a vote and its fate, after the log was told to remove the vote. */
  readonly onSettled: (vote: Vote, fate: VoteFate) => void;
}

/**
 * Removes the dependent votes of a refused vote and then the refused vote, so that no dependent vote is left without it
 * if the page is closed in between.
 */
export async function settleRefused(
  refused: Vote,
  votes: readonly Vote[],
  { voteLog, onSettled }: Settling,
): Promise<void> {
  for (const vote of [...votes.filter(({ after }) => after === refused.rid), refused]) {
    await voteLog.take(vote.rid);
    onSettled(vote, 'refused');
  }
}
