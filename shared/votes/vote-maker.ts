import { createVoteId, type VoteTarget } from '@demo-evm/shared/domain';
import type { WaitingVote } from './waiting-vote';

/** The votes of one press. All votes after the first depend on the first. */
type CastVotes = readonly [WaitingVote, ...WaitingVote[]];

/**
 * Makes the function that makes the votes of a press. Each vote has a different time, so that votes keep their order.
 */
export function createVoteMaker(voteIds: boolean) {
  let lastCastAt = 0;
  const castNow = () => (lastCastAt = Math.max(Date.now(), lastCastAt + 1));

  return (target: VoteTarget, more: readonly VoteTarget[]): CastVotes => {
    const rid = createVoteId();
    const castAt = castNow();
    // With vote ids, a page that the visitor leaves may send the vote before the log has written it. So a
    // vote that is cast online with vote ids counts as sent.
    const sentAt = voteIds && navigator.onLine ? castAt : null;
    const dependent = (other: VoteTarget) => ({
      rid: createVoteId(),
      target: other,
      castAt: castNow(),
      after: rid,
      sentAt: null,
    });
    return [{ rid, target, castAt, sentAt }, ...more.map(dependent)];
  };
}
