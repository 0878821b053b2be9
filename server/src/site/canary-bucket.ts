import { createHash, randomInt } from 'node:crypto';
import type { Canary } from '@demo-evm/shared/contract';

const BUCKETS = 10_000;

/**
 * Gives a random bucket for a new visitor, 0 to 9999. The number does not identify anybody.
 * docs/decisions/0016
 */
export function newBucket(): number {
  return randomInt(BUCKETS);
}

/**
 * Says whether visitors of a bucket get a canary. Each canary selects its buckets independently, so that the
 * same visitors do not get every canary. When the percentage grows, visitors who have the canary keep it.
 */
export function isInCanary(bucket: number, module: string, { version, percent }: Canary): boolean {
  const position = createHash('sha256').update(`${module}/${version}/${bucket}`).digest().readUInt32BE();
  return position % BUCKETS < (percent * BUCKETS) / 100;
}
