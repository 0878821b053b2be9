import { getBiharCounts, type OptionCounts } from '@demo-evm/shared/api';
import { useCount } from '@demo-evm/shared/api/react';
import type { HostConfig } from '@demo-evm/shared/contract';
import { useQueuedVotes, useVoteQueue } from '@demo-evm/shared/votes/react';
import { useCallback } from 'react';
import { optionAt } from './options';

/**
 * The counts of the options, what is known about the votes of this page, and a function to vote. The counts are read
 * again when a Bihar vote has left the queue. Behaviour: Bihar; behaviour: Votes.
 */
export function useBiharVotes(config: HostConfig) {
  const { stat } = config.bases;
  const queue = useVoteQueue(config);
  const read = useCallback(() => getBiharCounts(stat), [stat]);
  const [counts, refresh] = useCount<OptionCounts>(read);
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
      if (option) void queue.cast({ kind: 'bihar', option: option.id });
    },
    [queue],
  );

  return { counts: counts.value, waiting, fate, cast };
}
