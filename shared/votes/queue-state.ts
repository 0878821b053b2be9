import type { Vote, VoteFate, VoteTarget } from '@demo-evm/shared/domain';

/** The last vote of a page, and its fate so far. */
interface LastVote {
  readonly rid: string;
  readonly target: VoteTarget;
  readonly fate: VoteFate;
  /** Set if the vote was still waiting `SLOW_NETWORK_NOTICE_MS` after it was cast. */
  readonly isLate?: true;
}

/** What a page knows about the votes of this browser. */
export interface QueueState {
  /** Votes of this browser that the last attempt could not settle. A later attempt handles them. */
  readonly waiting: readonly Vote[];
  /**
   * The target of the vote that was settled last. The target's count may have changed. This field gets a new object for
   * each settled vote.
   */
  readonly settled: { readonly target: VoteTarget } | null;
  /** The last vote that was cast on this page. */
  readonly last: LastVote | null;
}
