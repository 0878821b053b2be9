import type { SendOutcome, Vote } from '@demo-evm/shared/domain';

interface TrackedSending {
  readonly send: (vote: Vote) => Promise<SendOutcome>;
  /**
   * Sends the given votes that are not on their way. All requests leave before this function returns, because the
   * browser may stop the code of a page that is left. Dependent votes are not sent, because they must wait for the
   * answer to another vote.
   */
  readonly sendResting: (votes: Iterable<Vote>) => void;
}

/** Wraps a sender, to remember which votes are on their way: this page has sent them and has no answer yet. */
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
