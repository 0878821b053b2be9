import { spreadOf, type Spread } from './spread';

/** The figures of one variant: for each kind of visit `V`, the figures `F` of each round. */
export type Rounds<V extends string, F extends string> = Readonly<
  Record<V, readonly Readonly<Record<F, number>>[]>
>;

export type Summary<V extends string, F extends string> = Readonly<Record<V, Readonly<Record<F, Spread>>>>;

/** Computes the median and the range of each figure of one variant, for each kind of visit. */
export function summarize<V extends string, F extends string>(
  rounds: Rounds<V, F>,
  figures: readonly F[],
): Summary<V, F> {
  return mapOf(keysOf(rounds), (visit) =>
    mapOf(figures, (figure) => spreadOf(rounds[visit].map((round) => round[figure]))),
  );
}

/** Returns the typed keys of an object. The object must have no other keys than its type. */
export function keysOf<K extends string>(object: Readonly<Record<K, unknown>>): K[] {
  return Object.keys(object) as K[];
}

function mapOf<K extends string, V>(keys: readonly K[], valueOf: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<K, V>;
}
