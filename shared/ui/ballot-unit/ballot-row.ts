import type { NamedIn, NamePair } from '@demo-evm/shared/domain';

/** The content of one row of the machine. A row without names and candidate has a number and a button only. */
export interface BallotRow {
  readonly serial: number;
  readonly names?: NamePair | null;
  /** Set on the one row that a campaign's machine asks votes for; the row is highlighted. */
  readonly candidate?: {
    readonly party: NamedIn;
    /** Address that `imageUrl` has checked; `null` shows a placeholder. */
    readonly photo: string | null;
    readonly symbol: string | null;
  };
  /** Votes of this row, on a machine that shows them; `null`: the number is not known. */
  readonly votes?: number | null;
}
