import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets. The time of the comparison reveals nothing about the characters of the expected secret. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
