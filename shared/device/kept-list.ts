import { browserStorage } from './storage';

/** A list that outlives its page. All tabs of this site share it. */
export interface KeptList<Item> {
  readonly all: () => readonly Item[];
  /** Adds items at the end, before it returns. Gives `false` if the browser refuses to store them. */
  readonly keep: (items: readonly Item[]) => boolean;
  /** Removes the items for which `isGone` is true. */
  readonly forget: (isGone: (item: Item) => boolean) => void;
}

/**
 * Makes a list that is stored at once, for what must not wait until a database has written it.
 * @param key The key of the list in the browser's storage. Another list must not have the same key.
 */
export function createKeptList<Item>(key: string): KeptList<Item> {
  const all = () => JSON.parse(browserStorage.getItem(key) ?? '[]') as readonly Item[];
  const keep = (items: readonly Item[]) => browserStorage.setItem(key, JSON.stringify([...all(), ...items]));
  return {
    all,
    keep,
    forget(isGone) {
      const items = all();
      if (items.length === 0) return;
      browserStorage.removeItem(key);
      const left = items.filter((item) => !isGone(item));
      if (left.length > 0) keep(left);
    },
  };
}
