/** Keeps what was made last; of more than `most` the one that has not been asked for longest is forgotten. */
export function keepSome<T extends object | string | number | null>(most: number) {
  const kept = new Map<string, T>();
  const keep = (key: string, value: T): T => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  return {
    find(key: string, make: () => T): T {
      const known = kept.get(key);
      return keep(key, known === undefined ? make() : known);
    },
    /** Keeps a value that was no good, but only for so long. */
    keepFor(milliseconds: number, key: string, value: T): T {
      setTimeout(() => {
        if (kept.get(key) === value) kept.delete(key);
      }, milliseconds).unref();
      return keep(key, value);
    },
  };
}
