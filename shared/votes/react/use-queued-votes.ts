import type { VoteFate, VoteTarget } from '@demo-evm/shared/domain';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { useEffect, useRef, useSyncExternalStore } from 'react';

interface QueuedVotesOptions {
  readonly queue: VoteQueue;
  /** Is a vote for this target one of the page's? The queue is every page's. */
  readonly isOwn: (target: VoteTarget) => boolean;
  /** A vote has left the queue: the count of its target is old now. */
  readonly onSettled: (target: VoteTarget) => void;
}

interface QueuedVotes {
  /** How many votes wait to be sent. */
  readonly waiting: number;
  /** What is true of the last vote now; `null`: none was cast since the page was opened. */
  readonly fate: VoteFate | null;
}

/** Follows the page's votes through the queue. Behaviour: Votes. */
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
