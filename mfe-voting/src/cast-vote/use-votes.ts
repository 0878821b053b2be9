import type { MachineApi } from '@demo-evm/shared/api';
import { createVoteId } from '@demo-evm/shared/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The machine's total, and casting one vote: it is sent at once, and the total read again when the
 * server has acknowledged it. A failure leaves the last total. BEHAVIOUR: A press; SPEC 8: only logged.
 *
 * @param voteIds does the server know a vote again by its id?
 */
export function useVotes(api: MachineApi, id: string, voteIds: boolean) {
  const [total, setTotal] = useState<number | null>(null);
  const latestRead = useRef(0);

  const readTotal = useCallback(async () => {
    const read = ++latestRead.current;
    const answer = await api.getCount(id);
    if (read !== latestRead.current) return; // a later answer is newer, or the page is gone
    if (answer.ok) setTotal(answer.value);
    else console.error(`The count of "${id}" could not be read.`, answer.error);
  }, [api, id]);

  useEffect(() => {
    const reads = latestRead;
    void readTotal();
    return () => {
      reads.current += 1;
    };
  }, [readTotal]);

  const castVote = useCallback(() => {
    void api.increment(id, voteIds ? createVoteId() : undefined).then((answer) => {
      if (answer.ok) void readTotal();
      else console.error(`A vote for "${id}" was not acknowledged.`, answer.error);
    });
  }, [api, id, voteIds, readTotal]);

  return { total, castVote };
}
