import type { CountReading, VoteFate } from '@demo-evm/shared/domain';

/** How one kind of machine counts: on the server, in the page, or on the device. Behaviour: Which machine. */
export interface Votes {
  readonly total: CountReading['value'];
  /** The constituency's own count, where there is one. */
  readonly constituency?: CountReading | undefined;
  /** Counts one vote for the row. */
  readonly cast: (serial: number) => void;
  /** What is true of the last vote now. */
  readonly last: VoteStatus;
}

/** What is true of a vote, and the one sentence that says it. */
export interface VoteStatus {
  readonly fate: VoteFate;
  readonly line: string;
}
