import {
  SLOW_NETWORK_NOTICE_MS,
  type SendOutcome,
  type Vote,
  type VoteFate,
  type VoteTarget,
} from '@demo-evm/shared/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { createExclusive, type Exclusive } from './exclusive';
import type { QueueState } from './queue-state';
import { createRetryTimer } from './retry-timer';
import { watchSendMoments } from './send-moments';
import { sendAtMostOnce, sendExactlyOnce } from './send-votes';
import { trackSending } from './track-sending';
import type { VoteLog } from './vote-log';
import { createVoteMaker } from './vote-maker';
import type { WaitingVote } from './waiting-vote';

export interface VoteQueue extends Pick<StoreApi<QueueState>, 'getState' | 'subscribe'> {
  /**
   * Writes a vote for the target to the log, then sends it and tries to send all other votes of the log. Resolves after
   * this attempt, whatever its outcome.
   * @param more Targets of dependent votes. These votes are refused if the vote for `target` is refused.
   */
  readonly cast: (target: VoteTarget, ...more: readonly VoteTarget[]) => Promise<void>;
  /**
   * Tries to send all waiting votes now. While votes wait, it tries again and again, with a pause before each attempt
   * (retry-timer.ts). It also tries at once when the browser is online again or the page is shown again. When the
   * visitor leaves the page, it sends the page's own votes if the server counts each id once (`sendOnLeaving`).
   * @returns A function that stops the attempts of `start`.
   */
  readonly start: () => () => void;
}

interface QueueOptions {
  readonly voteLog: VoteLog;
  readonly send: (vote: Vote) => Promise<SendOutcome>;
  /**
   * True if the server counts each id once. `sendExactlyOnce` then sends the votes, otherwise
   * `sendAtMostOnce`.
   */
  readonly voteIds: boolean;
  readonly exclusive?: Exclusive;
}

/** Makes the queue of this page. `exclusive` is the lock under which each attempt runs. Behaviour: Votes. */
export function createVoteQueue({ voteLog, send, voteIds, exclusive }: QueueOptions): VoteQueue {
  const state = createStore<QueueState>(() => ({ waiting: [], settled: null, last: null }));
  const runExclusively = exclusive ?? createExclusive('demo-evm-votes');
  const sendAll = voteIds ? sendExactlyOnce : sendAtMostOnce;
  const makeVotes = createVoteMaker(voteIds);
  const { send: sendTracked, sendAhead, forgetAhead, sendResting } = trackSending(send);
  const unwritten = new Set<Vote>(); // votes of this page that the log does not have yet
  const own = new Map<string, Vote>(); // votes of this page that the log has, until they are settled
  const retry = createRetryTimer(() => void flush());
  let isStarted = false;

  const onSettled = ({ rid, target }: Vote, fate: VoteFate) => {
    own.delete(rid);
    state.setState(({ waiting, last }) => ({
      settled: { target },
      waiting: waiting.filter((vote) => vote.rid !== rid),
      last: last?.rid === rid ? { ...last, fate } : last,
    }));
  };

  /** @param written The votes are read from the log when this promise has resolved. */
  const flush = async (written?: Promise<unknown>): Promise<void> => {
    let known: Vote[] = []; // the votes of `own` at the start of `sendAll`, without votes that are cast later
    const waiting = await runExclusively(async () => {
      await written;
      known = [...own.values()];
      return sendAll({ voteLog, send: sendTracked, onSettled });
    });
    if (waiting) {
      const waitingIds = new Set(waiting.map(({ rid }) => rid));
      const gone = known.filter(({ rid }) => own.has(rid) && !waitingIds.has(rid));
      for (const vote of gone) onSettled(vote, 'unknown'); // another tab has settled the vote
      state.setState({ waiting });
    }
    if (waiting?.length === 0) retry.reset();
    else if (isStarted) retry.plan();
  };

  const write = async (vote: WaitingVote): Promise<void> => {
    unwritten.add(vote);
    await voteLog.put(vote);
    unwritten.delete(vote);
    own.set(vote.rid, vote);
  };

  /** Sends at once, without the pause after earlier failures, because the network may be better now. */
  const flushNow = () => {
    retry.reset();
    void flush();
  };
  const noteLateness = (rid: string) =>
    state.setState(({ last }) => (last?.rid === rid ? { last: { ...last, isLate: true } } : {}));
  /**
   * Sends this page's waiting votes, except dependent votes and votes that are being sent (track-sending.ts). The next
   * page may send the votes again, because no page reads the answers. So only a server that counts each id once gets
   * these votes.
   */
  const sendOnLeaving = () => {
    if (voteIds) sendResting([...unwritten, ...own.values()]);
  };

  return {
    getState: state.getState,
    subscribe: state.subscribe,
    async cast(target, ...more) {
      const votes = makeVotes(target, more);
      const [vote] = votes;
      state.setState({ last: { rid: vote.rid, target, fate: 'waiting' } });
      setTimeout(() => noteLateness(vote.rid), SLOW_NETWORK_NOTICE_MS);
      // With ids, a vote that `localStorage` keeps waits neither for the database nor for the lock: it cannot be lost, and it
      // does no harm if another tab reads it meanwhile and sends it too. Older votes that wait go first.
      const isKept = voteIds && voteLog.keep(votes);
      if (isKept && vote.sentAt !== null && state.getState().waiting.length === 0) sendAhead(vote);
      await flush(Promise.all(votes.map(write)));
      forgetAhead(vote.rid);
    },
    start() {
      isStarted = true;
      const endWatch = watchSendMoments({ onBack: flushNow, onLeave: sendOnLeaving });
      flushNow();
      return () => {
        isStarted = false;
        retry.reset();
        endWatch();
      };
    },
  };
}
