import { FIGURES, type Figure, type Figures } from '../measure/figures';
import { VISITS, type Runs, type Visit } from '../run-rounds';

/** The median, the least and the greatest value of one figure in all rounds. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

export type Summary = Readonly<Record<Visit, Readonly<Record<Figure, Spread>>>>;

/** Computes the median and the range of every figure of one variant. */
export function summarize(runs: Runs): Summary {
  return mapOf(VISITS, (visit) => mapOf(namesOfFigures(), (name) => spreadOf(runs[visit], name)));
}

export function namesOfFigures(): Figure[] {
  return Object.keys(FIGURES) as Figure[];
}

function spreadOf(rounds: readonly Figures[], name: Figure): Spread {
  const sorted = rounds.map((figures) => figures[name]).sort((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  };
}

function mapOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}
