import { getBiharCounts, type OptionCounts } from '@demo-evm/shared/api';
import { useCount } from '@demo-evm/shared/api/react';
import type { HostConfig } from '@demo-evm/shared/contract';
import { useQueuedVotes, useVoteQueue } from '@demo-evm/shared/votes/react';
import { useCallback, useEffect, useState } from 'react';
import { optionAt, targetOf } from './options';
import { createRefresher } from './refresher';

/**
 * The counts of the options, what is known about the votes of this page, and functions to vote and to read the counts.
 * The counts are read again when a Bihar vote has left the queue, and repeatedly while the page is visible.
 * Behaviour: Bihar; behaviour: Votes.
 */
export function useBiharVotes(config: HostConfig) {
  const { stat } = config.bases;
  const queue = useVoteQueue(config);
  const [refresher] = useState(createRefresher);
  const read = useCallback(async () => {
    const answer = await getBiharCounts(stat);
    refresher.readingEnded(answer.ok);
    return answer;
  }, [stat, refresher]);
  const [counts, refresh] = useCount<OptionCounts>(read);
  useEffect(() => refresher.start(refresh), [refresher, refresh]);
  const { waiting, fate } = useQueuedVotes({
    queue,
    isOwn: ({ kind }) => kind === 'bihar',
    onSettled: ({ kind }) => {
      if (kind === 'bihar') refresh();
    },
  });

  const cast = useCallback(
    (serial: number) => {
      const option = optionAt(serial);
      if (option) void queue.cast(targetOf(option));
    },
    [queue],
  );

  return { counts: counts.value, refresh, waiting, fate, cast };
}
