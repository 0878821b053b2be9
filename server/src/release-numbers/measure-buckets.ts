/** The measures of pages, each with the value at which bucket 1 begins. */
const SMALLEST = { shown: 50, lcp: 50, inp: 8, cls: 0.01 } as const;

export type Measure = keyof typeof SMALLEST;

/**
 * Each bucket begins at this multiple of the one before it. A value that is 30 % larger is about two buckets
 * higher.
 */
const BUCKET_RATIO = 1.12;
/** The last bucket also holds all larger values. For `shown` and LCP, it begins at about one minute. */
const LAST_BUCKET = 63;
/** The number of buckets of each measure. */
export const BUCKETS = LAST_BUCKET + 1;

export function isMeasure(kind: string): kind is Measure {
  return Object.hasOwn(SMALLEST, kind);
}

/** Gives the bucket of a value, 0 to 63. Bucket 0 holds everything below `SMALLEST`. */
export function bucketOf(measure: Measure, value: number): number {
  const smallest = SMALLEST[measure];
  if (value < smallest) return 0;
  return Math.min(LAST_BUCKET, 1 + Math.floor(Math.log(value / smallest) / Math.log(BUCKET_RATIO)));
}

/** Gives the value in the middle of a bucket, on a logarithmic scale. `bucket` need not be whole. */
export function valueOf(measure: Measure, bucket: number): number {
  return SMALLEST[measure] * BUCKET_RATIO ** (bucket - 0.5);
}
