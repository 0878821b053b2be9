import type { Vote, VoteFate } from '@demo-evm/shared/domain';
import type { VoteLog } from './vote-log';

export interface Settling {
  readonly voteLog: VoteLog;
  /** Called with a vote and its final fate, after the vote was removed from the log. */
  readonly onSettled: (vote: Vote, fate: VoteFate) => void;
}

/** Removes a refused vote, but its dependent votes first, so that none is left if the page is closed in between. */
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
