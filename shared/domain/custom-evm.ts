import { isRecord } from './record';
import { themeColor, THEMES } from './theme';

/** A candidate of a custom machine, and the number of votes that were cast for this candidate on this device. */
interface CustomCandidate {
  readonly name: string;
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
  readonly candidates: readonly CustomCandidate[];
}

/** A custom machine before it is saved. */
export type NewCustomEvm = Omit<CustomEvm, 'id'>;

/**
 * Reads a custom machine from the text in storage. Behaviour: Create.
 * @returns The machine. `null` if there is no text, or if the text is not valid: it is not JSON, or it has no title, no
 *   candidates, or a candidate without a name.
 */
export function parseCustomEvm(id: string, stored: string | null): CustomEvm | null {
  const value = parseJson(stored);
  if (!isRecord(value) || !isName(value.title) || !Array.isArray(value.candidates)) return null;
  const candidates = value.candidates.flatMap(parseCandidate);
  if (candidates.length === 0 || candidates.length !== value.candidates.length) return null;
  const { color } = themeColor(value.themeColor, THEMES.custom);
  return { id, title: value.title.trim(), themeColor: color, candidates };
}

/** @returns A copy of the machine with one more vote for the candidate in row `serial`. Rows are counted from 1. */
export function withCustomVote(machine: CustomEvm, serial: number): CustomEvm {
  const candidates = machine.candidates.map((candidate, index) =>
    index === serial - 1 ? { ...candidate, votes: candidate.votes + 1 } : candidate,
  );
  return { ...machine, candidates };
}

function parseCandidate(value: unknown): CustomCandidate[] {
  if (!isRecord(value) || !isName(value.name)) return [];
  const votes = Number.isSafeInteger(value.votes) ? Math.max(0, Number(value.votes)) : 0;
  return [{ name: value.name.trim(), votes }];
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
