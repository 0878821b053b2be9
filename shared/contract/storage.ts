/** The part of `Storage` that the stores need. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that says what it holds, and whether it took what it was given. */
export interface ListedStorage extends KeyValueStorage {
  /** `false`: refused, because storage is full or blocked. */
  readonly setItem: (key: string, value: string) => boolean;
  readonly keys: () => readonly string[];
}

/**
 * The browser's own storage. Where the browser refuses it (blocked cookies, private windows) reads give
 * `null` and writes are dropped: the page works, and forgets.
 */
export const browserStorage: ListedStorage = {
  getItem: (key) => attempt((storage) => storage.getItem(key)) ?? null,
  setItem: (key, value) => attempt((storage) => (storage.setItem(key, value), true)) ?? false,
  removeItem: (key) => attempt((storage) => storage.removeItem(key)),
  keys: () => attempt((storage) => Object.keys(storage)) ?? [],
};

function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.localStorage);
  } catch {
    return undefined;
  }
}
