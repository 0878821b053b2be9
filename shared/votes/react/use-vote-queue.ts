import { createVoteSender } from '@demo-evm/shared/api';
import { handedOver, type HostConfig } from '@demo-evm/shared/contract';
import { createVoteQueue, createVoteLog, type VoteQueue } from '@demo-evm/shared/votes';
import { useEffect, useState } from 'react';

/** @returns A vote queue that tries to send waiting votes while the component is mounted. Behaviour: Votes. */
export function useVoteQueue({ bases, voteIds }: HostConfig): VoteQueue {
  const [queue] = useState(
    () =>
      (handedOver('queue') as VoteQueue | undefined) ??
      createVoteQueue({ voteLog: createVoteLog(), send: createVoteSender(bases, voteIds), voteIds }),
  );
  useEffect(() => queue.start(), [queue]);
  return queue;
}
