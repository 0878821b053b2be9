import { getConstituencyCount, type MachineApi } from '@demo-evm/shared/api';
import { useCount } from '@demo-evm/shared/api/react';
import { constituencyOf, type EvmDetails, type VoteFate, type VoteTarget } from '@demo-evm/shared/domain';
import type { EarlyVote } from '@demo-evm/shared/ui';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { useQueuedVotes } from '@demo-evm/shared/votes/react';
import { useCallback, useMemo } from 'react';
import type { Votes } from './votes';

interface PublishedVotesOptions {
  readonly api: MachineApi;
  readonly queue: VoteQueue;
  /** URL of the constituency counter. If it is `null`, no votes for constituencies are sent or shown. */
  readonly counter: string | null;
  readonly vid: string;
  readonly details: EvmDetails;
}

interface PublishedVotes extends Omit<Votes, 'last' | 'early'> {
  /** The counters of each vote: the machine's and, where such votes are sent, the constituency's. */
  readonly targets: EarlyVote['targets'];
  /** How many votes for this machine wait to be sent. */
  readonly waiting: number;
  /** What is known about the last vote. It is `null` if the last vote was not for this machine. */
  readonly fate: VoteFate | null;
}

/**
 * The votes of a published machine. The queue sends them. When a vote has left the queue, this page reads the count of
 * the machine or of the constituency again.
 * Behaviour: A press; behaviour: Constituency counter; behaviour: Votes.
 */
export function usePublishedVotes({
  api,
  queue,
  counter,
  vid,
  details,
}: PublishedVotesOptions): PublishedVotes {
  const vidhansabha = counter === null ? null : constituencyOf(details);
  const readTotal = useCallback(() => api.getCount(vid), [api, vid]);
  const readConstituencyCount = useMemo(
    () => (counter !== null && vidhansabha ? () => getConstituencyCount(counter, vidhansabha) : null),
    [counter, vidhansabha],
  );
  const [total, refreshTotal] = useCount(readTotal);
  const [constituency, refreshConstituency] = useCount(readConstituencyCount);
  const { waiting, fate } = useQueuedVotes({
    queue,
    isOwn: (target) => target.kind === 'machine' && target.id === vid,
    onSettled: ({ kind }) => {
      if (kind === 'machine') refreshTotal();
      if (kind === 'constituency') refreshConstituency();
    },
  });

  const targets = useMemo((): readonly [VoteTarget, ...VoteTarget[]] => {
    const machine: VoteTarget = { kind: 'machine', id: vid };
    return vidhansabha ? [machine, { kind: 'constituency', vidhansabha }] : [machine];
  }, [vid, vidhansabha]);
  const cast = useCallback(() => void queue.cast(...targets), [queue, targets]);

  return {
    total: total.value,
    constituency: readConstituencyCount ? constituency : undefined,
    waiting,
    fate,
    targets,
    cast,
  };
}
