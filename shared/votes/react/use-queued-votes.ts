import type { VoteFate, VoteTarget } from '@demo-evm/shared/domain';
import { countWaiting, type VoteQueue } from '@demo-evm/shared/votes';
import { useEffect, useRef, useSyncExternalStore } from 'react';

interface QueuedVotesOptions {
  readonly queue: VoteQueue;
  /** Says whether a vote for this target belongs to this page. The queue also holds votes of other pages. */
  readonly isOwn: (target: VoteTarget) => boolean;
  /** Called when the queue has settled a vote of this page or another page. The target's count may have changed. */
  readonly onSettled: (target: VoteTarget) => void;
}

interface QueuedVotes {
  /** How many votes for this page's targets wait in the queue (`countWaiting`). */
  readonly waiting: number;
  /**
   * The fate of the last vote that was cast in this queue. It is `null` if there is no such vote, or if `isOwn` gives
   * `false` for the vote's target.
   */
  readonly fate: VoteFate | null;
}

/**
 * Gives the number of this page's waiting votes and the fate of the last vote, and calls `onSettled`. Behaviour: Votes.
 */
export function useQueuedVotes({ queue, isOwn, onSettled }: QueuedVotesOptions): QueuedVotes {
  const latest = useRef(onSettled);
  useEffect(() => {
    latest.current = onSettled;
  });
  useEffect(
    () =>
      queue.subscribe((now, before) => {
        if (now.settled && now.settled !== before.settled) latest.current(now.settled.target);
      }),
    [queue],
  );
  const waiting = useSyncExternalStore(
    queue.subscribe,
    () => countWaiting(queue.getState(), isOwn),
    () => 0,
  );
  const fate = useSyncExternalStore(
    queue.subscribe,
    () => {
      const { last } = queue.getState();
      return last && isOwn(last.target) ? last.fate : null;
    },
    () => null,
  );
  return { waiting, fate };
}
