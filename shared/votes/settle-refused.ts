import type { Vote, VoteFate } from '@demo-evm/shared/domain';
import type { VoteLog } from './vote-log';

export interface Settling {
  readonly voteLog: Omit<VoteLog, 'keep'>;
  /** Called with a vote and its fate, after the call that removes the vote from the log. */
  readonly onSettled: (vote: Vote, fate: VoteFate) => void;
}

/**
 * Removes the votes that depend on a refused vote, and then the refused vote. In the other order, if the page
 * were closed in between, a dependent vote could stay in the log alone, and a later attempt would send this
 * vote.
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
