/** Gives the order of a round: `all`, shifted by one place for each round, and reversed in every second round. */
export function orderOfRound<T>(all: readonly T[], round: number): readonly T[] {
  const at = round % all.length;
  const turn = [...all.slice(at), ...all.slice(0, at)];
  return round % 2 === 0 ? turn : turn.reverse();
}
