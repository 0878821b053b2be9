import { electionKey, type ElectionKey } from './election';

/** When an election is held. */
export interface VotingDay {
  /** ISO calendar day, such as `2026-01-15`. */
  readonly date: string;
  /** Whole hours of the day, 0 to 23. */
  readonly from: number;
  readonly to: number;
}

/** By election type, from the deployer's configuration. */
export type VotingDays = Readonly<Partial<Record<ElectionKey, VotingDay>>>;

/** The configured day of a machine's election; `undefined`: none is known. Behaviour: Date line. */
export function votingDayOf(mainTitle: string | null | undefined, days: VotingDays): VotingDay | undefined {
  const key = electionKey(mainTitle);
  return key && days[key];
}
