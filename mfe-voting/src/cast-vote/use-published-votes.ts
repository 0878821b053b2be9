import { readConstituency, type MachineApi } from '@demo-evm/shared/api';
import { constituencyOf, type EvmDetails, type VoteTarget } from '@demo-evm/shared/domain';
import type { VoteQueue } from '@demo-evm/shared/votes';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useCount } from './use-count';
import type { Votes } from './votes';

interface PublishedVotesOptions {
  readonly api: MachineApi;
  readonly queue: VoteQueue;
  /** Address of the constituency counter; `null`: nothing is sent or shown. */
  readonly counter: string | null;
  readonly id: string;
  readonly details: EvmDetails;
}

/**
 * Votes of a published machine: they go through the queue, and the counts are read again when votes have
 * left it. BEHAVIOUR: A press; Constituency counter; Votes.
 */
export function usePublishedVotes({ api, queue, counter, id, details }: PublishedVotesOptions): Votes {
  const constituency = counter === null ? null : constituencyOf(details);
  const readTotal = useCallback(() => api.getCount(id), [api, id]);
  const readSecond = useMemo(
    () => (counter !== null && constituency ? () => readConstituency(counter, constituency) : null),
    [counter, constituency],
  );
  const [total, refreshTotal] = useCount(readTotal);
  const [second, refreshSecond] = useCount(readSecond);
  const waiting = useSyncExternalStore(
    queue.subscribe,
    () => queue.getState().waiting,
    () => 0,
  );

  useEffect(
    () =>
      queue.subscribe((now, before) => {
        if (now.settled === before.settled) return;
        refreshTotal();
        refreshSecond();
      }),
    [queue, refreshTotal, refreshSecond],
  );

  const cast = useCallback(() => {
    const machine: VoteTarget = { kind: 'machine', id };
    const more: VoteTarget[] = constituency ? [{ kind: 'constituency', vidhansabha: constituency }] : [];
    void queue.cast(machine, ...more);
  }, [queue, id, constituency]);

  return { total: total.value, constituency: readSecond ? second : undefined, waiting, cast };
}
