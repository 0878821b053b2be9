import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in constant time, so that the time of the answer tells nothing about the right one. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
