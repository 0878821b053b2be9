import {
  createVoteId,
  type SendOutcome,
  type Vote,
  type VoteFate,
  type VoteTarget,
} from '@demo-evm/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createExclusive, type Exclusive } from './exclusive';
import { createRetryTimer } from './retry-timer';
import { sendAtMostOnce, sendExactlyOnce } from './send-votes';
import type { VoteStore } from './vote-store';

export interface QueueState {
  /** Votes of this browser that the last try left behind. They are sent later. */
  readonly waiting: readonly Vote[];
  /** What was voted for by the last vote that was taken out, another object each time: its count is old now. */
  readonly settled: { readonly target: VoteTarget } | null;
  /** The last vote that was cast on this page, and what is true of it now. */
  readonly last: { readonly rid: string; readonly target: VoteTarget; readonly fate: VoteFate } | null;
}

export interface VoteQueue extends Pick<StoreApi<QueueState>, 'getState' | 'subscribe'> {
  /**
   * Writes a vote for the target down, then sends it. Resolves after that try, whatever came of it.
   * @param more targets of further votes, which belong to the first: they are not sent when it is refused
   */
  readonly cast: (target: VoteTarget, ...more: readonly VoteTarget[]) => Promise<void>;
  /** Sends all that waits, now and whenever the network or the visitor comes back. @returns stops that */
  readonly start: () => () => void;
}

interface QueueOptions {
  readonly store: VoteStore;
  readonly send: (vote: Vote) => Promise<SendOutcome>;
  /** Does the server count a vote's id once? Then exactly once, else at most once. */
  readonly voteIds: boolean;
  readonly exclusive?: Exclusive;
}

/**
 * The queue of this page. Many pages may have one at a time: together they send each vote once.
 * Behaviour: Votes.
 */
export function createVoteQueue({ store, send, voteIds, exclusive }: QueueOptions): VoteQueue {
  const state = createStore<QueueState>(() => ({ waiting: [], settled: null, last: null }));
  const alone = exclusive ?? createExclusive('demo-evm-votes');
  const sendAll = voteIds ? sendExactlyOnce : sendAtMostOnce;
  const own = new Map<string, Vote>(); // cast here and not known to be settled; another tab may send them
  const retry = createRetryTimer(() => void flush());
  let isStarted = false;
  let lastCastAt = 0;

  const onSettled = ({ rid, target }: Vote, fate: VoteFate) => {
    own.delete(rid);
    state.setState(({ waiting, last }) => ({
      settled: { target },
      waiting: waiting.filter((vote) => vote.rid !== rid),
      last: last?.rid === rid ? { ...last, fate } : last,
    }));
  };

  const flush = async (): Promise<void> => {
    let known: Vote[] = []; // a vote that is cast while others are sent is not among what was read before
    const waiting = await alone(() => {
      known = [...own.values()];
      return sendAll({ store, send, onSettled });
    });
    if (waiting) {
      const waits = new Set(waiting.map(({ rid }) => rid));
      const gone = known.filter(({ rid }) => own.has(rid) && !waits.has(rid));
      for (const vote of gone) onSettled(vote, 'unknown'); // another tab sent it, and has its answer
      state.setState({ waiting });
    }
    if (waiting?.length === 0) retry.reset();
    else if (isStarted) retry.plan();
  };

  /** What failed before says nothing about the network that is there now. */
  const flushNow = () => {
    retry.reset();
    void flush();
  };
  const flushWhenVisible = () => {
    if (document.visibilityState === 'visible') flushNow();
  };

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    async cast(target, ...more) {
      const rid = createVoteId();
      const castAt = () => (lastCastAt = Math.max(Date.now(), lastCastAt + 1)); // keeps order within a millisecond
      const votes = [
        { rid, target, castAt: castAt(), sentAt: null },
        ...more.map((other) => ({
          rid: createVoteId(),
          target: other,
          castAt: castAt(),
          after: rid,
          sentAt: null,
        })),
      ];
      state.setState({ last: { rid, target, fate: 'waiting' } });
      await Promise.all(votes.map((vote) => store.put(vote)));
      for (const vote of votes) own.set(vote.rid, vote);
      await flush();
    },
    start() {
      isStarted = true;
      window.addEventListener('online', flushNow);
      document.addEventListener('visibilitychange', flushWhenVisible);
      flushNow();
      return () => {
        isStarted = false;
        retry.reset();
        window.removeEventListener('online', flushNow);
        document.removeEventListener('visibilitychange', flushWhenVisible);
      };
    },
  };
}
