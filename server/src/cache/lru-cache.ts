/**
 * A cache of limited size. When it is full, a new entry replaces the entry that was used least recently. The age of an
 * entry does not depend on the time of day, so a clock that is set back keeps no entry for longer.
 */
export interface LruCache<T> {
  /** Gives the value of a key; `undefined` when the key has no value, or the value has expired. */
  readonly get: (key: string) => T | undefined;
  /** Adds or replaces the value of a key, and returns the new value. Without `maxAgeMs` the value does not expire. */
  readonly set: (key: string, value: T, maxAgeMs?: number) => T;
  readonly delete: (key: string) => void;
}

export function createLruCache<T>(maxEntries: number): LruCache<T> {
  /** The entries in the order of their last use: the first entry was used least recently. */
  const entries = new Map<string, { readonly value: T; readonly expiresAt: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      entries.delete(key);
      if (!entry || entry.expiresAt <= performance.now()) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, maxAgeMs = Infinity) {
      entries.delete(key);
      entries.set(key, { value, expiresAt: performance.now() + maxAgeMs });
      const [oldest] = entries.keys();
      if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
      return value;
    },
    delete: (key) => void entries.delete(key),
  };
}
