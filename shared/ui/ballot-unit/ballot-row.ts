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

/**
 * How a row looks: `candidate` is the highlighted row of a campaign, `named` is one of several rows that can be voted
 * for and look alike, and `blank` has a number and a dull button only.
 */
export type RowLook = 'candidate' | 'named' | 'blank';

export function lookOf({ names, candidate }: BallotRow): RowLook {
  if (candidate) return 'candidate';
  return names ? 'named' : 'blank';
}

/** The `id` of a row's element. The guide and the messages link to it. */
export function rowId(serial: number): string {
  return `row-${String(serial)}`;
}
