import type { Press, VoteFate } from '@demo-evm/shared/domain';

/** The slip that confirms a vote before the App runs. */
export interface PageSlip {
  /**
   * Shows the fate of a vote in the slip. The slip opens if the vote is counted or waits. Otherwise an open
   * slip disappears, and a message or the App says the fate of the vote. The state of the press does not
   * change.
   * @param mayOpen false when the App draws the machine: the slip does not open any more, but an open slip may stay
   * @returns true if the slip is open
   */
  readonly follow: (vote: ShownVote, mayOpen: boolean) => boolean;
  /** Says whether the slip is open for this state of the machine. */
  readonly confirms: (state: Press) => boolean;
}

export interface ShownVote {
  readonly fate: VoteFate;
  /** The sentence about the fate. */
  readonly text: string;
  readonly row: HTMLElement | undefined;
}
