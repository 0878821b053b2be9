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
  /** `undefined`: not read yet; `null`: could not be read. */
  const [total, setTotal] = useState<number | null>();
  const reads = useRef({ started: 0, shown: 0, isGone: false });

  const readTotal = useCallback(() => {
    const state = reads.current;
    if (state.isGone) return;
    const read = ++state.started;
    void api.getCount(id).then((answer) => {
      if (!answer.ok) {
        console.error(`The count of "${id}" could not be read.`, answer.error);
        setTotal((last) => last ?? null);
      } else if (read > state.shown) {
        state.shown = read; // an answer that was overtaken by a later one is old
        setTotal(answer.value);
      }
    });
  }, [api, id]);

  useEffect(() => {
    const state = reads.current;
    state.isGone = false;
    readTotal();
    return () => {
      state.isGone = true;
    };
  }, [readTotal]);

  const castVote = useCallback(() => {
    void api.increment(id, voteIds ? createVoteId() : undefined).then((answer) => {
      if (answer.ok) readTotal();
      else console.error(`A vote for "${id}" was not acknowledged.`, answer.error);
    });
  }, [api, id, voteIds, readTotal]);

  return { total, castVote };
}
