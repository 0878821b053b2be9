import type { SendOutcome, Vote } from '@demo-evm/shared/domain';

interface TrackedSending {
  /** Sends a vote. After `sendAhead`, the first call for that vote sends nothing and gives the outcome of that request. */
  readonly send: (vote: Vote) => Promise<SendOutcome>;
  /** Sends a vote before its turn in an attempt. */
  readonly sendAhead: (vote: Vote) => void;
  /** If no call of `send` has used the outcome of a vote that was sent ahead, the next call sends that vote again. */
  readonly forgetAhead: (rid: string) => void;
  /**
   * Sends the given votes that have no pending request. All requests start before this function returns, because the
   * browser may stop the code of a page that the visitor leaves. Dependent votes are not sent, because they must wait
   * for the answer to another vote.
   */
  readonly sendResting: (votes: Iterable<Vote>) => void;
}

/** Wraps `send` to remember the votes that this page has sent and that have no answer yet. */
export function trackSending(send: TrackedSending['send']): TrackedSending {
  const underWay = new Set<string>();
  const ahead = new Map<string, Promise<SendOutcome>>();
  const sendTracked: TrackedSending['send'] = async (vote) => {
    underWay.add(vote.rid);
    const outcome = await send(vote);
    underWay.delete(vote.rid);
    return outcome;
  };
  return {
    send(vote) {
      const outcome = ahead.get(vote.rid) ?? sendTracked(vote);
      ahead.delete(vote.rid);
      return outcome;
    },
    sendAhead: (vote) => void ahead.set(vote.rid, sendTracked(vote)),
    forgetAhead: (rid) => void ahead.delete(rid),
    sendResting(votes) {
      for (const vote of votes) {
        if (vote.after === undefined && !underWay.has(vote.rid)) void sendTracked(vote);
      }
    },
  };
}
