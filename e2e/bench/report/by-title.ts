import { summarize, type Rounds, type Summary } from './summary';

/** Summarizes the rounds of each compared variant. */
export function summarizeAll<V extends string, F extends string>(
  runs: ReadonlyMap<string, Rounds<V, F>>,
  figures: readonly F[],
): ReadonlyMap<string, Summary<V, F>> {
  return new Map([...runs].map(([key, rounds]) => [key, summarize(rounds, figures)]));
}

/** Maps the key and title of each compared variant to its result. A variant without a result is missing. */
export function byTitle<T>(
  compared: readonly { readonly key: string; readonly title: string }[],
  results: ReadonlyMap<string, T>,
): ReadonlyMap<string, T> {
  const titled = compared.flatMap(({ key, title }) => {
    const result = results.get(key);
    return result === undefined ? [] : [[`${key}: ${title}`, result] as const];
  });
  return new Map(titled);
}
