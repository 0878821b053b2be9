import { sharesOf, type CustomCandidate } from '@demo-evm/shared/domain';

/** A candidate's line in the result. */
export interface ResultLine {
  readonly serial: number;
  readonly name: string;
  /** A small picture in a `data:` URL. */
  readonly photo?: string | undefined;
  readonly votes: number;
  /** The share of all votes in whole percent. The shares add up to 100, or are 0 while nobody has voted. */
  readonly share: number;
  /** The length of the bar in percent of the longest bar. */
  readonly length: number;
  /** `most` for the only candidate with the most votes, `tie` for several candidates with the most votes. */
  readonly rank: 'most' | 'tie' | 'other';
}

export type ResultOrder = 'ballot' | 'votes';

/** The result of a machine. In the order `votes`, candidates with equal votes are in the order of the ballot. */
export function resultOf(candidates: readonly CustomCandidate[], order: ResultOrder): readonly ResultLine[] {
  const counts = candidates.map(({ votes }) => votes);
  const shares = sharesOf(counts);
  const most = Math.max(...counts);
  const winners = counts.filter((count) => count === most).length;
  const lines = candidates.map(({ name, photo, votes }, index): ResultLine => {
    const isFirst = votes === most && most > 0;
    return {
      serial: index + 1,
      name,
      ...(photo && { photo }),
      votes,
      share: shares[index] ?? 0,
      length: most > 0 ? (votes * 100) / most : 0,
      rank: !isFirst ? 'other' : winners > 1 ? 'tie' : 'most',
    };
  });
  // Browsers before 2019 may change the order of equal elements, so the serial is compared too.
  return order === 'ballot' ? lines : lines.sort((a, b) => b.votes - a.votes || a.serial - b.serial);
}
