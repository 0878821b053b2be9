/**
 * Gives a percentile of the values; 0 when there are no values. With a `share` of 0.99, at least 99 % of the values are
 * not larger than the result.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
