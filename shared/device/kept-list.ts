import { browserStorage } from './storage';

/** A list for the next page, which a page extends while the visitor leaves it. All tabs of this site share it. */
export interface KeptList<Item> {
  readonly all: () => readonly Item[];
  /** Adds items at the end. They are lost if the browser refuses to store them. */
  readonly keep: (items: readonly Item[]) => void;
  /** Removes the oldest `count` items. */
  readonly forget: (count: number) => void;
}

/**
 * Makes a list that is stored at once, because the browser may not wait for a database when the visitor leaves.
 * @param key The key of the list in the browser's storage. Another list must not have the same key.
 */
export function createKeptList<Item>(key: string): KeptList<Item> {
  const all = () => JSON.parse(browserStorage.getItem(key) ?? '[]') as readonly Item[];
  const store = (items: readonly Item[]) =>
    items.length > 0 ? browserStorage.setItem(key, JSON.stringify(items)) : browserStorage.removeItem(key);
  return {
    all,
    keep: (items) => void store([...all(), ...items]),
    forget: (count) => void store(all().slice(count)),
  };
}
