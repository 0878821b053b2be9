import type { SendOutcome, Vote } from '@demo-evm/shared/domain';

interface TrackedSending {
  readonly send: (vote: Vote) => Promise<SendOutcome>;
  /**
   * Sends those of these votes that are not on their way, all before it returns, because nothing runs after a page is
   * left. Leaves out dependent votes, which must wait for the answer to another vote.
   */
  readonly sendResting: (votes: Iterable<Vote>) => void;
}

/** Adds to a sender the knowledge which votes are on their way: sent by this page, and not answered yet. */
export function trackSending(send: TrackedSending['send']): TrackedSending {
  const underWay = new Set<string>();
  const sendTracked: TrackedSending['send'] = async (vote) => {
    underWay.add(vote.rid);
    const outcome = await send(vote);
    underWay.delete(vote.rid);
    return outcome;
  };
  return {
    send: sendTracked,
    sendResting(votes) {
      for (const vote of votes) {
        if (vote.after === undefined && !underWay.has(vote.rid)) void sendTracked(vote);
      }
    },
  };
}
