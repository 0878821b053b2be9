import type { CountReading, VoteFate } from '@demo-evm/shared/domain';

/** How a machine counts its votes: on the server, in the page, or on the device. Behaviour: Which machine. */
export interface Votes {
  readonly total: CountReading['value'];
  /** The number of votes in the constituency, on a machine that shows it. */
  readonly constituency?: CountReading | undefined;
  /** Casts one vote for the row with this serial. */
  readonly cast: (serial: number) => void;
  /** What is known about the last vote. Before the first vote it has no meaning. */
  readonly last: VoteStatus;
}

/** What is known about a vote (`fate`), and the sentence for the visitor (`line`). */
export interface VoteStatus {
  readonly fate: VoteFate;
  readonly line: string;
}
