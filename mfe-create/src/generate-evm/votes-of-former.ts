import type { CustomCandidate } from '@demo-evm/shared/domain';
import type { FormerCandidate } from './draft';

/**
 * Finds the votes of candidates in a machine as it is stored now. Another tab may have moved, renamed or removed rows
 * since the editing began. A candidate has the votes of the row with its former name: the row at its former place, or
 * else the first row that belongs to no other candidate. Without such a row it has none, so nobody gets the votes of
 * another candidate.
 */
export function votesOfFormer(
  formers: readonly (FormerCandidate | undefined)[],
  stored: readonly CustomCandidate[],
): readonly number[] {
  const rows = formers.map((was) => (was && stored[was.place]?.name === was.name ? was.place : -1));
  formers.forEach((was, index) => {
    if (!was || rows[index] !== -1) return;
    rows[index] = stored.findIndex(({ name }, row) => name === was.name && !rows.includes(row));
  });
  return rows.map((row) => stored[row]?.votes ?? 0);
}
