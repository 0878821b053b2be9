/** The number of values in each bucket of a measure (measure-buckets.ts). */
export type Histogram = readonly number[];

/**
 * The size of difference that the test finds fastest: in 60 % of all pairs of pages, the canary's page is
 * slower.
 */
const TYPICAL_EFFECT = 0.1;

/**
 * Compares the ranks of two histograms, as the test of Mann and Whitney does, and says how much better 'the canary is
 * slower' explains them than 'both are equally fast'. The result is the natural logarithm of a likelihood ratio that is
 * averaged over effects around `TYPICAL_EFFECT` (mixture SPRT), so it may be computed again and again. It is 0 or less
 * when the canary is not slower. docs/decisions/0058
 */
export function slownessEvidence(canary: Histogram, current: Histogram): number {
  const [n, m] = [total(canary), total(current)];
  if (n === 0 || m === 0) return 0;
  const all = n + m;
  let wins = 0;
  let below = 0;
  let ties = 0;
  for (let bucket = 0; bucket < Math.max(canary.length, current.length); bucket += 1) {
    const [own, other] = [canary[bucket] ?? 0, current[bucket] ?? 0];
    wins += own * (below + other / 2);
    below += other;
    ties += (own + other) ** 3 - (own + other);
  }
  const effect = wins / (n * m) - 0.5;
  const variance = (all + 1 - ties / (all * (all - 1))) / (12 * n * m);
  if (effect <= 0 || variance <= 0) return 0;
  const spread = TYPICAL_EFFECT ** 2;
  return (
    Math.log(variance / (variance + spread)) / 2 +
    (effect ** 2 * spread) / (2 * variance * (variance + spread))
  );
}

/** Gives the bucket in which the middle value lies, with the position inside it as a fraction. */
export function medianBucket(histogram: Histogram): number {
  let rest = total(histogram) / 2;
  for (const [bucket, count] of histogram.entries()) {
    if (rest <= count && count > 0) return bucket + rest / count - 0.5;
    rest -= count;
  }
  return 0;
}

export function total(histogram: Histogram): number {
  return histogram.reduce((sum, count) => sum + count, 0);
}
