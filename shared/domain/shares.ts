/**
 * Gives the share of each count in whole percent. The shares with the largest remainders are rounded up, so
 * that all shares add up to 100. Of equal remainders, the first is rounded up. The result is empty while all
 * counts are 0.
 */
export function sharesOf(counts: readonly number[]): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return [];
  const exact = counts.map((count) => (count * 100) / total);
  const remainderOf = (share: number) => share - Math.floor(share);
  const missing = 100 - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const roundedUp = exact
    .map((share, index) => ({ index, remainder: remainderOf(share) }))
    .sort((one, other) => other.remainder - one.remainder)
    .slice(0, missing)
    .map(({ index }) => index);
  return exact.map((share, index) => Math.floor(share) + (roundedUp.includes(index) ? 1 : 0));
}
