import type { Vote, VoteFate } from '@demo-evm/shared/domain';
import type { VoteLog } from './vote-log';

export interface Settling {
  readonly voteLog: VoteLog;
  /** Called with each vote that is removed from the log, at once, and with its fate. */
  readonly onSettled: (vote: Vote, fate: VoteFate) => void;
}

/** Removes a refused vote. Its dependent votes are removed first, so that a page that is closed in between leaves none. */
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
