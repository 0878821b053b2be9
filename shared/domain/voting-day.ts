import { electionKey, type ElectionKey } from './election';

/** The day and hours of an election. */
export interface VotingDay {
  /** The calendar day in ISO 8601 format, such as `2026-01-15`. */
  readonly date: string;
  /** The hour at which voting starts, 0 to 23. */
  readonly from: number;
  /** The hour at which voting ends, 0 to 23. */
  readonly to: number;
}

/** Voting days by election type, from the deployer's configuration. */
export type VotingDays = Readonly<Partial<Record<ElectionKey, VotingDay>>>;

/**
 * @returns The configured day of a machine's election, or `undefined` if there is none. Behaviour: Date line.
 */
export function votingDayOf(mainTitle: string | null | undefined, days: VotingDays): VotingDay | undefined {
  const key = electionKey(mainTitle);
  return key && days[key];
}
