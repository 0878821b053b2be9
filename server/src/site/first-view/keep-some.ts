/** Keeps what was made last; of more than `most` the one that has not been asked for longest is forgotten. */
export function keepSome<T>(most: number) {
  const kept = new Map<string, T>();
  return {
    find(key: string, make: () => T): T {
      const found = kept.has(key) ? (kept.get(key) as T) : make();
      kept.delete(key);
      kept.set(key, found);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return found;
    },
  };
}
