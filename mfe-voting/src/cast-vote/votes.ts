import type { CountReading } from '@demo-evm/shared/domain';
import type { EarlyVote } from '@demo-evm/shared/ui';
import type { VoteStatus } from './vote-slip/slip';

/** How a machine counts its votes: on the server, in the page, or on the device. Behaviour: Which machine. */
export interface Votes {
  readonly total: CountReading['value'];
  /** The number of votes in the constituency, on a machine that shows it. */
  readonly constituency?: CountReading | undefined;
  /** How the page's script casts a vote before the App runs. Only a published machine has this value. */
  readonly early?: EarlyVote;
  /** Casts one vote for the row with this serial. */
  readonly cast: (serial: number) => void;
  /** What is known about the last vote. Before the first vote it has no meaning. */
  readonly last: VoteStatus;
}
