import { timingSafeEqual } from 'node:crypto';

/** Are two secrets the same? It takes a time that tells nothing of how much of one was right. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
