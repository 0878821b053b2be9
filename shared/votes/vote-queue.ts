import { createVoteId, type SendOutcome, type Vote, type VoteTarget } from '@demo-evm/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createExclusive, type Exclusive } from './exclusive';
import { sendAtMostOnce, sendExactlyOnce } from './send-votes';
import type { VoteStore } from './vote-store';

export interface QueueState {
  /** Votes of this browser that the last try left behind. They are sent later. */
  readonly waiting: readonly Vote[];
  /** What was voted for by the last vote that was taken out, another object each time: its count is old now. */
  readonly settled: { readonly target: VoteTarget } | null;
}

export interface VoteQueue extends Pick<StoreApi<QueueState>, 'getState' | 'subscribe'> {
  /** Writes a vote for each target down, then sends them in this order. Resolves after that try, whatever came of it. */
  readonly cast: (...targets: readonly VoteTarget[]) => Promise<void>;
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

/** Waits before votes that were left behind are tried again while the page is open; then it doubles. */
const RETRY_MS = { first: 5_000, most: 300_000 };

/**
 * The queue of this page. Many pages may have one at a time: together they send each vote once.
 * BEHAVIOUR: Votes are never lost and never doubled.
 */
export function createVoteQueue({ store, send, voteIds, exclusive }: QueueOptions): VoteQueue {
  const state = createStore<QueueState>(() => ({ waiting: [], settled: null }));
  const alone = exclusive ?? createExclusive('demo-evm-votes');
  const sendAll = voteIds ? sendExactlyOnce : sendAtMostOnce;
  const own = new Map<string, Vote>(); // cast here and not known to be settled; another tab may send them
  let isStarted = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pause = RETRY_MS.first;
  let lastCastAt = 0;

  const onSettled = ({ rid, target }: Vote) => {
    own.delete(rid);
    state.setState({ settled: { target } });
  };

  const flush = async (): Promise<void> => {
    const waiting = await alone(() => sendAll({ store, send, onSettled }));
    if (waiting) {
      const waits = new Set(waiting.map(({ rid }) => rid));
      const gone = [...own.values()].filter(({ rid }) => !waits.has(rid));
      gone.forEach(onSettled); // sent by another tab
      state.setState({ waiting });
    }
    scheduleRetry(waiting === null || waiting.length > 0);
  };

  const scheduleRetry = (isDue: boolean) => {
    clearTimeout(retry);
    if (!isDue) pause = RETRY_MS.first;
    if (!isDue || !isStarted) return;
    retry = setTimeout(() => void flush(), pause * (1 + Math.random() / 2)); // phones must not come back all at once
    pause = Math.min(pause * 2, RETRY_MS.most);
  };

  const whenVisible = () => {
    if (document.visibilityState === 'visible') void flush();
  };
  const whenOnline = () => void flush();

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    async cast(...targets) {
      const votes = targets.map((target) => {
        lastCastAt = Math.max(Date.now(), lastCastAt + 1); // keeps their order within a millisecond
        return { rid: createVoteId(), target, castAt: lastCastAt, sentAt: null };
      });
      await Promise.all(votes.map((vote) => store.put(vote)));
      for (const vote of votes) own.set(vote.rid, vote);
      await flush();
    },
    start() {
      isStarted = true;
      window.addEventListener('online', whenOnline);
      document.addEventListener('visibilitychange', whenVisible);
      void flush();
      return () => {
        isStarted = false;
        clearTimeout(retry);
        window.removeEventListener('online', whenOnline);
        document.removeEventListener('visibilitychange', whenVisible);
      };
    },
  };
}
