import type { BallotSymbol } from './ballot-symbols';
import type { Language } from './language';

/** A candidate of a custom machine, and the number of votes that were cast for this candidate on this device. */
export interface CustomCandidate {
  readonly name: string;
  readonly symbol?: BallotSymbol | undefined;
  /** A small picture in a `data:` URL (`isPhoto`). It never leaves this device. */
  readonly photo?: string | undefined;
  readonly votes: number;
}

/** A machine that was made on this device and is stored only on this device. Spec 3: Custom EVM. */
export interface CustomEvm {
  /**
   * The vid and the storage key: `evm_` and the time of creation in milliseconds since 1970. If this id is taken, the
   * next free millisecond is used.
   */
  readonly id: string;
  readonly title: string;
  /** The machine's colour in the form `#rrggbb`. */
  readonly themeColor: string;
  /** The machine's language: the language of the page that made it. A machine of an older release has none. */
  readonly lang?: Language | undefined;
  readonly candidates: readonly CustomCandidate[];
}

/** A custom machine before it is saved. */
export type NewCustomEvm = Omit<CustomEvm, 'id'>;

/** @returns A copy of the machine with one more vote for the candidate in row `serial`. Rows are counted from 1. */
export function withCustomVote(machine: CustomEvm, serial: number): CustomEvm {
  const candidates = machine.candidates.map((candidate, index) =>
    index === serial - 1 ? { ...candidate, votes: candidate.votes + 1 } : candidate,
  );
  return { ...machine, candidates };
}
