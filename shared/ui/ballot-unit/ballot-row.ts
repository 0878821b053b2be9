import type { NamedIn, NamePair } from '@demo-evm/shared/domain';

/** The content of one row of the machine. A row without names and candidate has a number and a button only. */
export interface BallotRow {
  readonly serial: number;
  readonly names?: NamePair | null;
  /** Set only on the row that a campaign's machine asks votes for. That row is highlighted. */
  readonly candidate?: {
    readonly party: NamedIn;
    /** An address that `imageUrl` has checked. `null` shows a placeholder. */
    readonly photo: string | null;
    readonly symbol: string | null;
  };
  /** The number of votes for this row, on a machine that shows it. `null` when the number is not known. */
  readonly votes?: number | null;
}
