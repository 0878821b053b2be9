/** The median, the least and the greatest value of one figure in all rounds. They are `NaN` if nothing was measured. */
export interface Spread {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** Computes the median and the range of values. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  };
}
