import type { VoteFate, VoteTarget } from '@demo-evm/shared/domain';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { useEffect, useRef, useSyncExternalStore } from 'react';

interface QueuedVotesOptions {
  readonly queue: VoteQueue;
  /** Does a vote for this target belong to this page? The queue also holds votes of other pages. */
  readonly isOwn: (target: VoteTarget) => boolean;
  /** Called when a vote has left the queue. The count of its target may have changed. */
  readonly onSettled: (target: VoteTarget) => void;
}

interface QueuedVotes {
  /** How many votes of this page wait to be sent. */
  readonly waiting: number;
  /** What is known about the last vote. `null` when no vote was cast since the page was opened. */
  readonly fate: VoteFate | null;
}

/** Follows the page's own votes in the queue. Behaviour: Votes. */
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
    () => queue.getState().waiting.filter(({ target }) => isOwn(target)).length,
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
