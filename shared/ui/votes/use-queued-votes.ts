import type { VoteTarget } from '@demo-evm/shared/domain';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { useEffect, useRef, useSyncExternalStore } from 'react';

interface QueuedVotesOptions {
  readonly queue: VoteQueue;
  /** Is a vote for this target one of the page's? The queue is every page's. */
  readonly isOwn: (target: VoteTarget) => boolean;
  /** A vote has left the queue: the count of its target is old now. */
  readonly onSettled: (target: VoteTarget) => void;
}

/** Follows the page's votes through the queue. @returns how many wait to be sent. BEHAVIOUR: Votes. */
export function useQueuedVotes({ queue, isOwn, onSettled }: QueuedVotesOptions): number {
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
  return useSyncExternalStore(
    queue.subscribe,
    () => queue.getState().waiting.filter(({ target }) => isOwn(target)).length,
    () => 0,
  );
}
